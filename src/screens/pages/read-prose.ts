/** Words, or words that lead to an address of this site. */
export type ProseSpan = string | { readonly text: string; readonly to: string }

export interface ProseBlock {
  /** A paragraph has one line. */
  readonly kind: 'paragraph' | 'list'
  readonly lines: readonly (readonly ProseSpan[])[]
}

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/

/**
 * Reads the little markup of longer texts in the catalogue: an empty line parts paragraphs, lines that begin with `- ` are a list, and
 * `[words](/address)` leads to an address of this site, never to another one.
 */
export const readProse = (text: string): readonly ProseBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) =>
      block.startsWith('- ')
        ? { kind: 'list', lines: block.split(/\n/).map((line) => readLine(line.replace(/^- /, ''))) }
        : { kind: 'paragraph', lines: [readLine(block)] },
    )

function readLine(line: string): readonly ProseSpan[] {
  const found = link.exec(line)
  if (!found) return line === '' ? [] : [line]
  const [whole, text = '', to = ''] = found
  const before = line.slice(0, found.index)
  return [
    ...(before === '' ? [] : [before]),
    to.startsWith('//') ? text : { text, to },
    ...readLine(line.slice(found.index + whole.length)),
  ]
}
