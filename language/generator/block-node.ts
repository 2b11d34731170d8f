/** One block of a saved workspace, read leniently: what is missing or strange counts as empty. */
export interface BlockNode {
  readonly id: string
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
  /** What Blockly keeps besides the fields: the parameters of a procedure, the name of a called one. */
  readonly extra: Readonly<Record<string, unknown>>
  /** The block in a slot: the real one, else its shadow. */
  input(name: string): BlockNode | null
  readonly next: BlockNode | null
}

/** A variable that people made. `type` is Blockly's: '' or `listVariable`. */
export interface ProgramVariable {
  readonly name: string
  readonly type: string
}

/** A workspace as far as code needs it. */
export interface BlockProgram {
  readonly stacks: readonly BlockNode[]
  /** By id, in the order in which they were made. */
  readonly variables: ReadonlyMap<string, ProgramVariable>
}

/** The block that each line of code comes from, from line 0; `null` for lines of no block. */
export type BlockOfLine = readonly (string | null)[]
