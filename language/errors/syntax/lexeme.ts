/** A word, number, text or sign of a program that may not even be one. */
export interface Lexeme {
  readonly kind: 'word' | 'number' | 'text' | 'template' | 'pattern' | 'sign' | 'strange'
  readonly text: string
  /** Where it begins and ends, in characters. */
  readonly start: number
  readonly end: number
  /** 1-based. */
  readonly line: number
  readonly column: number
  /** Whether nothing but spaces stands before it in its line. */
  readonly isFirst: boolean
  /** A text, template or pattern whose end is missing. */
  readonly isOpen: boolean
}

/** Whether a value can end with it, so that another value right behind it is one too many. */
export const endsValue = ({ kind, text }: Lexeme): boolean =>
  kind === 'sign' ? text === ')' || text === ']' || text === '}' : kind !== 'strange' && !isKeyword(text)

/** Words that JavaScript needs for itself and that are no values. */
const keywords: ReadonlySet<string> = new Set(
  (
    'await break case catch class const continue default delete do else export extends finally for function if import in ' +
    'instanceof let new return switch throw try typeof var void while with yield'
  ).split(' '),
)
export const isKeyword = (word: string): boolean => keywords.has(word)
