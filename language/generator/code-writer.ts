import { BlockId } from '../../model/ids.ts'
import type { BlockOfLine } from './block-node.ts'

/** Collects lines of code, indented, and remembers which block each line comes from. */
export interface CodeWriter {
  line(text: string, block: string | null): void
  /** Lines written by `body` stand two spaces further in. */
  indented(body: () => void): void
  readonly code: string
  readonly blockOfLine: BlockOfLine
}

export function createCodeWriter(): CodeWriter {
  const lines: string[] = []
  const blocks: (BlockId | null)[] = []
  let depth = 0
  return {
    line(text, block) {
      lines.push(text === '' ? '' : '  '.repeat(depth) + text)
      const id = BlockId.safeParse(block)
      blocks.push(id.success ? id.data : null)
    },
    indented(body) {
      depth += 1
      body()
      depth -= 1
    },
    get code() {
      return lines.map((text) => `${text}\n`).join('')
    },
    get blockOfLine() {
      return blocks
    },
  }
}
