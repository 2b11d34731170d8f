import { endsValue, type Lexeme } from './lexeme.ts'

type Kind = Lexeme['kind']

const signs =
  /\.\.\.|===|!==|\*\*=|<<=|>>=|&&=|\|\|=|\?\?=|=>|==|!=|<=|>=|&&|\|\||\?\?|\?\.|\+\+|--|\+=|-=|\*=|\/=|%=|\*\*|[-+*/%=<>!?:;,.(){}[\]&|^~]/y

const spaces = /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y
const word = /#?[\p{ID_Start}_$][\p{ID_Continue}$]*/uy
const number = /0[xob][\da-f_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[-+]?\d+)?/iy
const text = /(["'])(?:\\[\s\S]|(?!\1)[^\\\n])*(?:\1|(?=\n|$))/y
const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\n\\])*\]|[^/[\n\\])+\/\w*/y
const strange = /[\s\S]/uy

/** Where a template that begins at `start` ends, with what its placeholders hold. */
function templateEnd(source: string, start: number): number {
  let depth = 0
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at]
    if (character === '\\') at += 1
    else if (depth === 0 && character === '`') return at + 1
    else if (character === '$' && source[at + 1] === '{') depth += 1
    else if (depth > 0 && character === '}') depth -= 1
  }
  return source.length
}

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['word', word],
  ['number', number],
  ['text', text],
  ['sign', signs],
  ['strange', strange],
]

/** The words and signs of any text, without its comments. Total: what fits nowhere is a `strange` one. */
export function lexemesOf(source: string): readonly Lexeme[] {
  const found: Lexeme[] = []
  let at = 0
  let line = 1
  let lineStart = 0

  /** Goes on behind `end` and counts the lines in between. */
  function passTo(end: number) {
    for (
      let next = source.indexOf('\n', at);
      next >= 0 && next < end;
      next = source.indexOf('\n', next + 1)
    ) {
      line += 1
      lineStart = next + 1
    }
    at = end
  }

  function matchEnd(expression: RegExp): number | null {
    expression.lastIndex = at
    return expression.test(source) ? expression.lastIndex : null
  }

  function keep(kind: Kind, end: number) {
    const written = source.slice(at, end)
    const isTorn = kind === 'text' && (written.length === 1 || written.at(-1) !== written[0])
    const isFirst = source.slice(lineStart, at).trim() === ''
    const isOpen = isTorn || (kind === 'template' && (written.length === 1 || !written.endsWith('`')))
    found.push({ kind, text: written, start: at, end, line, column: at - lineStart + 1, isFirst, isOpen })
    passTo(end)
  }

  while (at < source.length) {
    const gap = matchEnd(spaces)
    if (gap !== null) {
      passTo(gap)
      continue
    }
    const last = found.at(-1)
    const isPattern = source[at] === '/' && !(last && endsValue(last))
    const patternEnd = isPattern ? matchEnd(pattern) : null
    if (patternEnd !== null) keep('pattern', patternEnd)
    else if (source[at] === '`') keep('template', templateEnd(source, at))
    else
      for (const [kind, expression] of kinds) {
        const end = matchEnd(expression)
        if (end === null) continue
        keep(kind, end)
        break
      }
  }
  return found
}
