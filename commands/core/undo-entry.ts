import type { RootName } from '../../model/document/root-name.ts'
import type { JsonValue } from '../../model/json.ts'
import type { Label } from './define-command.ts'
import type { Surface } from './surface.ts'

/** Which writing of a register lies there, as Yjs numbers it; `null` when nobody ever wrote it. */
export type Version = readonly [client: number, clock: number] | null

/** One register that a step changed: `undefined` stands for no value. */
export interface RegisterStep {
  readonly root: RootName
  readonly id: string | null
  readonly key: string
  readonly before: JsonValue | undefined
  readonly after: JsonValue | undefined
  /** The writing that `before` was, and that `after` is. Absent where only values are known: in old states and after an epoch. */
  readonly from?: Version
  readonly to?: Version
  /** Whether the step made the record, whose deletion is its undo. */
  readonly isBirth?: true
  /** Whether `before` was the claim of a block that did not sit there (`lostPlaces`): it gets the place back from nobody. */
  readonly isLost?: true
}

/**
 * Names a register among all of a document. With lengths, so that no other one is called the same whatever stands in foreign ids; JSON takes
 * twice as long, and this is asked for each register of each step.
 */
export const registerKey = ({ root, id, key }: Pick<RegisterStep, 'root' | 'id' | 'key'>): string =>
  id === null ? `${root.length}:${root}:${key}` : `${root.length}:${root}${id.length},${id}${key}`

/** Runs of a client's operations: `[client, clock, length]`. */
export type Ranges = readonly (readonly [client: number, clock: number, length: number])[]

/** What a step inserted into and deleted from one file's text, as Yjs knows it. */
export interface TextStep {
  readonly fileId: string
  readonly insertions: Ranges
  readonly deletions: Ranges
}

/** One step of undo or redo: plain JSON, so that it can be stored. It stays in the stacks; what others see of it is its label. */
export interface UndoEntry {
  /** The command that it reverts (the first of a merged run). */
  readonly commandId: string
  /** The other commands of the run, in order. */
  readonly joined: readonly string[]
  readonly surface: Surface
  /** When it was made, joined or turned round: orders the steps of several surfaces. */
  readonly lamport: number
  /** When its first command was sent, also after it was undone and done again: claims of a later time were made since (`claimsPutBack`). */
  readonly made: number
  /**
   * Only of a step that is undone: the highest time of a claim that lay there then. What is done again is held against this, since
   * whoever had taken its place before it was undone has it again.
   */
  readonly turned?: number
  readonly label: Label
  readonly registers: readonly RegisterStep[]
  readonly texts: readonly TextStep[]
}
