import type { BlockUpsert } from '../../../../commands/blocks/block-change.ts'

/** Blocks as a store without a canvas holds them. */
export interface OpenBlocks {
  /** How many there are; reads each of them. */
  read(): number
  /** Moves the first stack, as a change of its own, and reads what it came to. */
  move(step: number): void
  /** Takes in what somebody else moved, and reads what it came to. */
  receive(update: Uint8Array): void
}

/** A store that can hold blocks. */
export interface BlocksStore {
  readonly name: string
  /** A file of so many blocks, as bytes at rest. */
  build(count: number): Uint8Array
  open(bytes: Uint8Array): OpenBlocks
  /** What somebody else sends who moves the second stack so many times, a change each. */
  movesOf(bytes: Uint8Array, moves: number): readonly Uint8Array[]
}

/** A block's record as a store without our names for its parts holds it. */
export const valuesOf = ({ type, hasNext, at, shadows }: BlockUpsert) => ({
  type,
  n: hasNext,
  at: { ...at, t: 1, c: 'ana' },
  's:SECONDS': shadows.SECONDS,
})

/** Where a stack lies after so many moves, as our records say it. */
export const placeAt = (step: number) => ({ x: 300 + step, y: 50, t: 1_000_000 + step, c: 'ben' })
/** The first blocks of the stacks that are moved here and elsewhere. */
export const [movedHere, movedThere] = ['b0', 'b50'] as const
