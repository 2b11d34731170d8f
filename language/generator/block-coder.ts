import type { BlockNode } from './block-node.ts'
import type { Binding, Expression } from './expression.ts'

/** What the code of one block may use of the rest of the program. */
export interface BlockCoder {
  /** The name of the constant for the thing that a field of the block stands for. */
  item(block: BlockNode, field: string): string
  variable(block: BlockNode): string
  /** A field's text; the first choice, or nothing, where it is missing. */
  choice(block: BlockNode, field: string): string
  /** The value in a slot; `empty` where nothing is. */
  value(block: BlockNode, input: string, weakest: Binding, empty: string): string
  /** The lines of the blocks in a mouth, indented. */
  body(block: BlockNode, input: string): void
  line(text: string): void
  /** A name for the counter of a loop at this depth: i, j, k … */
  loopName(): string
  /** Whether the slot holds a plain number. */
  isPlainNumber(block: BlockNode, input: string): boolean
}

/** Code of a block that does something: it writes lines. */
export type StatementCode = (coder: BlockCoder, block: BlockNode) => void
/** Code of a block that is a value. */
export type ValueCode = (coder: BlockCoder, block: BlockNode) => Expression
/** The call around a stack: what stands before its function. */
export type EventCode = (coder: BlockCoder, block: BlockNode) => string
