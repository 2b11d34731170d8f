import * as Y from 'yjs'
import { openDocument } from '../../model/document/open-document.ts'
import { commandByType } from '../command-by-type.ts'
import { createCommandBus, type SessionBus } from '../core/create-command-bus.ts'
import { documentHash } from '../core/document-hash.ts'
import { hashBytes } from '../core/hash.ts'
import type { JournalEntry } from '../core/journal-entry.ts'
import type { Recording } from '../core/recording.ts'

/** Why an entry did not do again what it did. */
export type Divergence =
  | 'unknown-command'
  | 'refused'
  | 'no-effect'
  | 'other-effect'
  | 'other-state'
  | 'unreadable-update'

/** A replayer at the start of a recording; `undefined` when its base is no document. */
export function openReplayer(recording: Recording): Replayer | undefined {
  const { document, loaded } = openDocument()
  try {
    Y.applyUpdateV2(document, recording.base.document)
  } catch {
    return undefined // bytes that Yjs cannot decode
  }
  const replayer = new Replayer(recording, document)
  loaded()
  return replayer
}

/**
 * Does a recording again, entry by entry: commands run as they were meant, changes of others and undos are applied as they
 * were. Exact for one client's journal.
 */
export class Replayer {
  readonly document: Y.Doc
  readonly bus: SessionBus
  private readonly recording: Recording
  private at = 0
  private produced: Uint8Array | undefined

  /** Use `openReplayer`. `document` holds the recording's base. */
  constructor(recording: Recording, document: Y.Doc) {
    const { base } = recording
    this.recording = recording
    document.clientID = base.clientId
    this.document = document
    this.bus = createCommandBus({
      document,
      actor: '',
      clock: () => 0,
      newId: () => '',
      journal: { append: () => undefined },
      onEffect: (bytes) => {
        this.produced = bytes
      },
    })
    if (base.undo) this.bus.restoreUndo(base.undo)
  }

  /** How many entries have been done. */
  get position(): number {
    return this.at
  }

  /** Does the next entry. Returns why it did something else, `undefined` when it did the same or there is none. */
  next(): Divergence | undefined {
    const entry = this.recording.entries[this.at]
    if (!entry) return undefined
    this.at++
    this.produced = undefined
    return this.repeat(entry)
  }

  private repeat({ event, bytes, effect }: JournalEntry): Divergence | undefined {
    if (event.kind === 'keyframe')
      return documentHash(this.document) === event.state ? undefined : 'other-state'
    if (event.kind === 'command') {
      const definition = commandByType(event.command.type, event.command.version)
      if (!definition) return 'unknown-command'
      const verdict = this.bus.repeat(definition, event.command)
      if (!verdict.ok) return 'refused'
    } else if (bytes && !this.apply(bytes)) return 'unreadable-update'
    if (effect === '') return undefined
    if (!this.produced) return 'no-effect'
    return hashBytes(this.produced) === effect ? undefined : 'other-effect'
  }

  private apply(bytes: Uint8Array): boolean {
    try {
      this.bus.applyRemote(bytes, '')
      return true
    } catch {
      return false // bytes that Yjs cannot decode: said by the caller
    }
  }
}
