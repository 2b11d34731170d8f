import type { Label } from '../core/define-command.ts'
import type { HistoryThing } from './history-thing.ts'

/** What a line is about; a block by its file and its own id, a doodle's strokes by the doodle. */
export type HistoryTarget =
  | 'project'
  | `scene:${string}`
  | `entity:${string}`
  | `file:${string}`
  | `block:${string}/${string}`
  | `asset:${string}`
  | `doodle:${string}`

/** Who did it: this journal's person, another tab of theirs, or the people with these Yjs clients (as far as is known). */
export type HistoryAuthor =
  | { readonly kind: 'me' }
  | { readonly kind: 'my-tab' }
  | { readonly kind: 'other'; readonly clients: readonly number[] }

/** One thing that somebody did: a command or a run of merged ones, or what came from somebody else in one go. */
export interface HistoryLine {
  /** Names the state right after it for `HistoryReader.momentAt`. */
  readonly moment: number
  /** Joins the line with undo and with other logs; `null` for what came from elsewhere. */
  readonly commandId: string | null
  /** Milliseconds; of a run, of its last command. */
  readonly at: number
  readonly author: HistoryAuthor
  /** What it did in words; `undefined` when only its effect is known. */
  readonly label: Label | undefined
  /** Name of the first thing that it touched, `''` where there is none. */
  readonly subject: string
  /** The first thing of a scene that it touched, as it was then: its picture stands beside the line. */
  readonly thing: HistoryThing | undefined
  /** The name that somebody gave this moment; `undefined` for all others. */
  readonly momentName: string | undefined
  readonly targets: readonly HistoryTarget[]
  readonly isUndone: boolean
}
