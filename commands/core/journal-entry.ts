import type { JsonValue } from '../../model/json.ts'
import type { Command } from './command.ts'
import type { RevertWay } from './revert-way.ts'

/** What happened, without the bytes of its effect. */
export type JournalEvent =
  /** `joins`: the command whose undo step it became part of (the first of a merged run). */
  | { readonly kind: 'command'; readonly command: Command; readonly joins?: string }
  /** A change that came from elsewhere: another person, another tab, storage. */
  | { readonly kind: 'remote'; readonly from: string; readonly at: number }
  | {
      readonly kind: 'undo' | 'redo'
      /** The command (the first of a merged run) that was undone or redone. */
      readonly commandId: string
      readonly actor: string
      readonly at: number
      readonly lamport: number
      /** Absent in recordings of the first way. */
      readonly way?: Exclude<RevertWay, 1>
    }
  /** Opaque to the journal: a flow's event, an input of a run, an error that was shown. */
  | { readonly kind: 'machine' | 'run' | 'error'; readonly at: number; readonly data: JsonValue }
  /** The hash of all that the document shows at this point. */
  | { readonly kind: 'keyframe'; readonly state: string; readonly lamport: number }

/** One entry of a session's journal; `seq` counts from 1 without gaps. */
export interface JournalEntry {
  readonly seq: number
  readonly event: JournalEvent
  /** The update (v1) that the event made, absent when it did not touch the document. */
  readonly bytes?: Uint8Array
  /** Hash of `bytes`, `''` without them. */
  readonly effect: string
  /** Hash of this entry and, through the one before it, of all before. */
  readonly hash: string
}

/** Where entries go, in order, at once. It must not throw; writing to disk is its own affair. */
export interface JournalSink {
  append(entry: JournalEntry): void
}
