import type { Conflicts } from '../blocks/conflicts.ts'

/** What a fuzz of three people on visible canvases did. */
export interface BlocksFuzzResult {
  readonly runs: number
  readonly gestures: number
  readonly conflicts: Conflicts
  /** What the canvases could not plug in where the document says, and showed free. */
  readonly unrealised: number
  readonly refused: number
  /** Runs in which people dragged with a pointer. */
  readonly pointerRuns: number
  /** Blocks that a pointer took, and how many of them an update of somebody else moved while they were held. */
  readonly drags: number
  readonly torn: number
  /** Seeds with what was not the same everywhere. */
  readonly diverged: readonly string[]
}
