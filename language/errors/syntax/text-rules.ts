import { type Slip, type SyntaxContext, type SyntaxRule, slipAt } from './syntax-context.ts'

const quoteMarks = '„“”‟‘’‚«»‹›´'

/** Signs that look right and are not the ones of code, with those that are. */
const lookAlikes: Readonly<Record<string, string>> = {
  '×': '*',
  '✕': '*',
  '·': '*',
  '÷': '/',
  '–': '-',
  '—': '-',
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!==',
  '→': '=>',
  '；': ';',
  '，': ',',
  '（': '(',
  '）': ')',
  '…': '...',
}

const units = '°€£$%²³'

/** A text that does not end in its line. */
function openText({ failure, lexemes, index }: SyntaxContext): Slip | null {
  const text = lexemes[index]
  if (!failure.message.startsWith('Unterminated string') || !text) return null
  const quote = text.text.slice(0, 1)
  const before = lexemes[index - 1]
  if (before?.kind === 'word' && before.end === text.start)
    return slipAt(before, 'syntax.text-without-start', { quote, text: before.text })
  const other = /(["'`´“”„‘’])[\s);,\]}]*$/.exec(text.text.slice(1))?.[1]
  return other
    ? slipAt(text, 'syntax.mixed-quotes', { quote, found: other })
    : slipAt(text, 'syntax.open-text', { quote })
}

/** A text in ` that does not end at all, or one of its placeholders. */
function openTemplate({ failure, source, lexemes }: SyntaxContext): Slip | null {
  const template = lexemes.findLast(
    ({ kind, start, end }) => kind === 'template' && start <= failure.pos && end >= failure.pos,
  )
  if (!template || !(template.isOpen || failure.message.startsWith('Unterminated template'))) return null
  const hole = /\$\{[^}`]*(?:`|$)/.exec(template.text)
  if (!hole) return slipAt(template, 'syntax.open-text', { quote: '`' })
  const at = template.start + hole.index
  const line = source.slice(0, at).split('\n').length
  return {
    line,
    column: at - source.lastIndexOf('\n', at - 1),
    code: 'syntax.open-placeholder',
    params: { found: `\${` },
  }
}

/** A ' inside of a text between two ' ends it too early. */
function apostrophe({ lexemes, index }: SyntaxContext): Slip | null {
  const [text, word] = [lexemes[index - 1], lexemes[index]]
  if (text?.kind !== 'text' || word?.kind !== 'word' || text.end !== word.start) return null
  const quote = text.text.slice(0, 1)
  const other = quote === '"' ? "'" : '"'
  if (text.text.split(other).length === 2 && /["']\s*[-+,)]/.test(text.text.slice(1, -1)))
    return slipAt(text, 'syntax.mixed-quotes', { quote, found: other })
  const isTornLater = lexemes.some(
    ({ kind, line, start }) => kind === 'text' && line === word.line && start > word.start,
  )
  return isTornLater ? slipAt(text, 'syntax.apostrophe', { quote, other }) : null
}

/** Python's f'…'. */
function formatted({ lexemes, index }: SyntaxContext): Slip | null {
  const [letter, text] = [lexemes[index - 1], lexemes[index]]
  const isFormatted = text?.kind === 'text' && letter?.text === 'f' && letter.end === text.start
  return isFormatted
    ? slipAt(letter, 'syntax.formatted-text', {
        found: `f${text.text.slice(0, 1)}`,
        example: `\`…\${name}…\``,
      })
    : null
}

/** What begins with #: a colour without quotation marks, or a comment of Python. */
function hash({ source, failure, lexemes, index }: SyntaxContext): Slip | null {
  const start = source[failure.pos] === '#' ? failure.pos : failure.pos - 1
  if (source[start] !== '#') return null
  const lexeme = lexemes.find((candidate) => candidate.start === start) ?? lexemes[index]
  if (!lexeme) return null
  const colour = /^#[\da-f]{3,8}\b/i.exec(source.slice(start))?.[0]
  return colour
    ? slipAt(lexeme, 'syntax.colour-needs-quotes', { found: colour })
    : slipAt(lexeme, 'syntax.hash-comment')
}

function slashComment({ failure, lexemes, index }: SyntaxContext): Slip | null {
  if (!failure.message.startsWith('Unterminated regular')) return null
  const slash = lexemes.findLast(({ text, end }) => text === '/' && end <= failure.pos + 1) ?? lexemes[index]
  return slash?.isFirst ? slipAt(slash, 'syntax.slash-comment') : null
}

function strangeSign({ lexemes, index }: SyntaxContext): Slip | null {
  const sign = lexemes[index]
  if (sign?.kind !== 'strange') return null
  const found = sign.text
  const wanted = lookAlikes[found]
  if (quoteMarks.includes(found)) return slipAt(sign, 'syntax.strange-quotes', { found })
  if (wanted !== undefined) return slipAt(sign, 'syntax.look-alike', { found, wanted })
  const number = [lexemes[index - 1], lexemes[index + 1]].find(
    (beside) => beside?.kind === 'number' && (beside.end === sign.start || beside.start === sign.end),
  )
  if (number && units.includes(found)) return slipAt(sign, 'syntax.unit', { found, number: number.text })
  return slipAt(sign, 'syntax.strange-character', { found })
}

/** What stands right behind a number: a unit, or the rest of a name. */
function behindNumber({ failure, lexemes, index }: SyntaxContext): Slip | null {
  if (!failure.message.startsWith('Identifier directly after number')) return null
  const word = lexemes[index]
  const number = lexemes[index - 1]
  if (!word || !number) return null
  const isName = /^(let|const|var|function)$/.test(lexemes[index - 2]?.text ?? '')
  const found = `${number.text}${word.text}`
  return isName
    ? slipAt(number, 'syntax.name-digit', { name: found, wanted: `${word.text}${number.text}` })
    : slipAt(number, 'syntax.unit', { found: word.text, number: number.text })
}

/** 50%. */
function percent({ lexemes, index }: SyntaxContext): Slip | null {
  const [number, sign] = [lexemes[index - 2], lexemes[index - 1]]
  if (sign?.text !== '%' || number?.kind !== 'number' || number.end !== sign.start) return null
  return slipAt(number, 'syntax.percent', { wanted: Number(number.text) / 100 })
}

/** `<p>Hello</p>`. */
function html({ source, lexemes, index }: SyntaxContext): Slip | null {
  const at = lexemes[index]
  const found =
    at?.text === '<' ? /^<\/?[a-z][\w-]*(?:\s[^<>\n]*)?>/i.exec(source.slice(at.start))?.[0] : undefined
  return at && found ? slipAt(at, 'syntax.html', { found }) : null
}

/** Mistakes in texts, comments and single characters. */
export const textRules: readonly SyntaxRule[] = [
  openText,
  openTemplate,
  apostrophe,
  formatted,
  hash,
  slashComment,
  strangeSign,
  behindNumber,
  percent,
  html,
]
