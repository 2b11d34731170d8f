import type { BlockOfLine } from './block-node.ts'

/** Collects lines of code, indented, and remembers which block each line comes from. */
export interface CodeWriter {
  /** A text that is not known yet is asked for when the code is read. */
  line(text: string | (() => string), block: string | null): void
  /** Lines written by `body` stand two spaces further in. */
  indented(body: () => void): void
  readonly code: string
  readonly blockOfLine: BlockOfLine
}

export function createCodeWriter(): CodeWriter {
  const lines: (() => string)[] = []
  const blocks: (string | null)[] = []
  let depth = 0
  return {
    line(text, block) {
      const indent = '  '.repeat(depth)
      lines.push(() => {
        const known = typeof text === 'string' ? text : text()
        return known === '' ? '' : indent + known
      })
      blocks.push(block)
    },
    indented(body) {
      depth += 1
      body()
      depth -= 1
    },
    get code() {
      return lines.map((text) => `${text()}\n`).join('')
    },
    get blockOfLine() {
      return blocks
    },
  }
}
