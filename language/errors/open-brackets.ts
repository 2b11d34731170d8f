import { tokenizer } from 'acorn'

/** A bracket that is still open, with its 1-based line. */
export interface OpenBracket {
  readonly bracket: '(' | '[' | '{'
  readonly line: number
}

const closes: Readonly<Record<string, OpenBracket['bracket']>> = { ')': '(', ']': '[', '}': '{' }
const opens: Readonly<Record<string, OpenBracket['bracket']>> = { '(': '(', '[': '[', '{': '{', '${': '{' }

/** The brackets that are open just before the character `end`, the innermost last, and the word before it. */
export function openBrackets(
  source: string,
  end: number,
): { readonly open: readonly OpenBracket[]; readonly wordBefore: string } {
  const open: OpenBracket[] = []
  let wordBefore = ''
  try {
    for (const token of tokenizer(source, { ecmaVersion: 'latest', locations: true })) {
      if (token.start >= end) break
      wordBefore = source.slice(token.start, token.end)
      const opened = opens[token.type.label]
      if (opened) open.push({ bracket: opened, line: token.loc?.start.line ?? 1 })
      const closed = closes[token.type.label]
      if (closed && open.at(-1)?.bracket === closed) open.pop()
    }
  } catch {
    // The text cannot even be cut into words from here on; what was found before is what there is to say.
  }
  return { open, wordBefore }
}
