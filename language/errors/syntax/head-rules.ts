import { conditionIn } from './condition-in.ts'
import type { Lexeme } from './lexeme.ts'
import {
  enclosing,
  openingOf,
  type Slip,
  type SyntaxContext,
  type SyntaxRule,
  slipAt,
} from './syntax-context.ts'

const lineOf = ({ lexemes }: SyntaxContext, line: number) => lexemes.filter((lexeme) => lexeme.line === line)

/** `for i in range(3)`, `for i in range(1, 4)`; `for coin in coins`, where nothing is counted. */
function pythonFor(head: Lexeme, inside: string, end: '' | ':'): Slip {
  const [, name = 'i', values] =
    /^[\s(]*(?:each\s+)?([\p{L}_$][\p{L}\p{N}_$]*)\s+in\s+(\S.*)$/u.exec(inside) ?? []
  const range = /^range\s*\(([^()]*)\)/.exec(values ?? 'range(3)')?.[1]
  if (range === undefined && values !== undefined)
    return slipAt(head, 'syntax.word', {
      found: `for${inside.trimEnd()}${end}`,
      wanted: `for (const ${name} of ${values.trim()})${end && ' {'}`,
    })
  const [first = '', second, step = '1'] = (range ?? '').split(/\s*,\s*/)
  const [start, stop] = second === undefined ? ['0', first] : [first, second]
  const [sign, by] = step.startsWith('-') ? ['>', `-= ${step.slice(1)}`] : ['<', `+= ${step}`]
  const example = `for (let ${name} = ${start}; ${name} ${sign} ${stop}; ${name} ${by}) { … }`
  return slipAt(head, 'syntax.python-for', { example })
}

/** `if (a) && (b)`. */
function tornCondition({ lexemes, index }: SyntaxContext): Slip | null {
  const [close, sign] = [lexemes[index - 1], lexemes[index]]
  if (close?.text !== ')' || !sign || !/^(&&|\|\||[<>]=?|[!=]==?)$/.test(sign.text)) return null
  const head = lexemes[openingOf(lexemes, index - 1) - 1]
  return /^(if|while)$/.test(head?.text ?? '')
    ? slipAt(sign, 'syntax.torn-condition', { found: sign.text })
    : null
}

/** `if a > 3:` and the like. */
function pythonHead(context: SyntaxContext): Slip | null {
  const { source, lexemes, index } = context
  const at = lexemes[index] ?? lexemes[index - 1]
  if (!at) return null
  const line = lineOf(context, at.line)
  const head = line.find(({ text }) => /^(if|else|while|for)$/.test(text))
  const last = line.at(-1)
  if (!head || last?.text !== ':' || (line[0] !== head && line[0]?.text !== '}')) return null
  const inside = source.slice(head.end, last.start)
  if (head.text === 'for') return pythonFor(head, inside, ':')
  const example = head.text === 'else' ? 'else { … }' : `${head.text} (${conditionIn(inside)}) { … }`
  return slipAt(head, 'syntax.python-colon', { example })
}

/** `if score > 3 {`. */
function bareCondition({ source, lexemes, index }: SyntaxContext): Slip | null {
  const [head, at] = [lexemes[index - 1], lexemes[index]]
  if (!head || !/^(if|while|for|switch)$/.test(head.text)) return null
  const lineEnd = `${source}\n`.indexOf('\n', head.end)
  const inside = source.slice(head.end, lineEnd).replace(/\{.*$/, '')
  if (head.text === 'for' && /\bin\b/.test(inside)) return pythonFor(head, inside, '')
  const example = `${head.text} (${conditionIn(inside)})`
  return at ? slipAt(head, 'syntax.needs-parens', { name: head.text, example }) : null
}

/** `function greet name {`: with brackets around what stands behind the name. */
function functionExample(source: string, name: Lexeme): string {
  const behind = /^[\p{L}\p{N}_$, ]*/u.exec(source.slice(name.end))?.[0] ?? ''
  return `function ${name.text}(${behind.split(/[, ]+/).filter(Boolean).join(', ')})`
}

function functionHead({ source, lexemes, index }: SyntaxContext): Slip | null {
  const [word, name, at] = [lexemes[index - 2], lexemes[index - 1], lexemes[index]]
  if (word?.text === 'function' && name?.kind === 'word' && at?.text !== '(')
    return slipAt(name, 'syntax.function-needs-parens', {
      name: name.text,
      example: functionExample(source, name),
    })
  if (name?.text === 'function' && at?.text === '(') return slipAt(name, 'syntax.function-needs-name')
  if (name?.text === 'function' && at?.text === '{')
    return slipAt(name, 'syntax.needs-parens', { name: 'function', example: 'function () { … }' })
  if (name?.text !== ')' || at?.text === '{') return null
  const open = openingOf(lexemes, index - 1)
  if (lexemes[open - 2]?.text !== 'function') return null
  return at?.text === '=>'
    ? slipAt(at, 'syntax.function-and-arrow')
    : slipAt(name, 'syntax.missing-open-brace', { name: ')' })
}

/** The parts of a `for` stand between semicolons. */
function forParts({ lexemes, index }: SyntaxContext): Slip | null {
  const open = enclosing(lexemes, index)
  const head = lexemes[open - 1]
  if (head?.text !== 'for') return null
  const { line } = head
  const signs = lexemes.slice(open).filter((lexeme) => lexeme.line === line)
  const semicolons = signs.filter(({ text }) => text === ';').length
  if (semicolons === 0 && signs.some(({ text }) => text === ',')) return slipAt(head, 'syntax.for-commas')
  return semicolons === 1 ? slipAt(head, 'syntax.for-parts') : null
}

/** `let high-score`, `let high score`, `let score == 5`. */
function declaredName({ lexemes, index }: SyntaxContext): Slip | null {
  const [word, name, at] = [lexemes[index - 2], lexemes[index - 1], lexemes[index]]
  if (!word || !at || name?.kind !== 'word' || !/^(let|const|var)$/.test(word.text) || at.line !== name.line)
    return null
  const next = lexemes[at.text === '-' ? index + 1 : index]
  const joined =
    next?.kind === 'word' ? `${name.text}${next.text.slice(0, 1).toUpperCase()}${next.text.slice(1)}` : null
  if (at.text === '==' || at.text === '===')
    return slipAt(at, 'syntax.double-equals', { found: at.text, name: name.text })
  if (joined === null) return null
  if (at.text === '-')
    return slipAt(name, 'syntax.name-hyphen', { name: `${name.text}-${next?.text}`, wanted: joined })
  return slipAt(name, 'syntax.name-space', { name: `${name.text} ${at.text}`, wanted: joined })
}

/** `case 3` without its colon. */
function missingColon(context: SyntaxContext): Slip | null {
  const { source, lexemes, index } = context
  const before = lexemes[index - 1]
  if (!before || !lexemes[index]?.isFirst) return null
  const line = lineOf(context, before.line)
  const [head, last] = [line[0], line.at(-1)]
  if (!head || !last || !/^(case|default)$/.test(head.text) || line.some(({ text }) => text === ':'))
    return null
  return slipAt(head, 'syntax.missing-colon', { after: source.slice(head.start, last.end) })
}

/** `while (score < 3) do {`: other languages begin so what is repeated. */
function doBehindHead({ lexemes, index }: SyntaxContext): Slip | null {
  const word = lexemes.findLast(({ text }, at) => {
    if (text !== 'do' || at >= index || lexemes[at - 1]?.text !== ')') return false
    return /^(while|for)$/.test(lexemes[openingOf(lexemes, at - 1) - 1]?.text ?? '')
  })
  return word ? slipAt(word, 'syntax.needless-word', { found: word.text }) : null
}

/** `do { … }` without its `while`. */
function doAlone({ lexemes, index }: SyntaxContext): Slip | null {
  if (lexemes[index - 1]?.text !== '}' || lexemes[index]?.text === 'while') return null
  const head = lexemes[openingOf(lexemes, index - 1) - 1]
  return head?.text === 'do' ? slipAt(head, 'syntax.do-needs-while') : null
}

/** `let 'dragon' = 5`. */
function quotedName({ lexemes, index }: SyntaxContext): Slip | null {
  const at = /^(let|const|var)$/.test(lexemes[index]?.text ?? '') ? index : index - 1
  const [word, name] = [lexemes[at], lexemes[at + 1]]
  if (!word || !/^(let|const|var)$/.test(word.text) || name?.kind !== 'text') return null
  const words = name.text
    .slice(1)
    .replace(/["'`]$/, '')
    .split(/[^\p{L}\p{N}_$]+/u)
  const bare = words.map((part, place) => (place === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
  return slipAt(name, 'syntax.name-quotes', { found: name.text, wanted: `${word.text} ${bare.join('')}` })
}

/** Mistakes in what begins a statement: conditions, loops, functions, new names. */
export const headRules: readonly SyntaxRule[] = [
  pythonHead,
  bareCondition,
  tornCondition,
  functionHead,
  forParts,
  missingColon,
  doBehindHead,
  doAlone,
  quotedName,
  declaredName,
]
