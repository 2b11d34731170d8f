import type { BlockId } from '../../model/ids.ts'

/** One block of a saved workspace, read leniently: what is missing or strange counts as empty. */
export interface BlockNode {
  readonly id: string
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
  /** The block in a slot: the real one, else its shadow. */
  input(name: string): BlockNode | null
  readonly next: BlockNode | null
}

/** A workspace as far as code needs it. */
export interface BlockProgram {
  readonly stacks: readonly BlockNode[]
  /** Variable id to its name, in the order in which they were made. */
  readonly variables: ReadonlyMap<string, string>
}

export type BlockOfLine = readonly (BlockId | null)[]
