import * as Y from 'yjs'
import { openDocument } from '../../model/document/open-document.ts'
import { type Records, recordsOf } from '../../model/document/records.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import { commandByType } from '../command-by-type.ts'
import { applyForeignUpdate } from '../core/apply-foreign-update.ts'
import { applyWrites } from '../core/apply-writes.ts'
import type { Command } from '../core/command.ts'
import type { Label } from '../core/define-command.ts'
import { documentHash } from '../core/document-hash.ts'
import { effectHash } from '../core/journal.ts'
import { planCommand } from '../core/plan-command.ts'
import type { Recording } from '../core/recording.ts'
import { UndoStacks } from '../core/undo-stacks.ts'
import { restoreUndoState } from '../core/undo-state.ts'

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
  readonly project: Project
  private readonly records: Records
  private readonly recording: Recording
  private at = 0
  private produced: Uint8Array | undefined
  private said: Label | undefined

  /** Use `openReplayer`. `document` holds the recording's base. */
  constructor(recording: Recording, document: Y.Doc) {
    const { base } = recording
    this.recording = recording
    document.clientID = base.clientId
    this.document = document
    this.records = recordsOf(document)
    this.project = materialise(document)
    // The steps are not needed, undos come as bytes; but deleted text that they hold on to must stay.
    if (base.undo) restoreUndoState(document, new UndoStacks(), base.undo)
    document.on('update', (bytes: Uint8Array) => {
      this.produced = bytes
    })
  }

  /** How many entries have been done. */
  get position(): number {
    return this.at
  }

  /** The update (v1) that the entry done last made; `undefined` when it changed nothing. */
  get update(): Uint8Array | undefined {
    return this.produced
  }

  /** What the command that was done last did, in words; `undefined` for everything else. */
  get label(): Label | undefined {
    return this.said
  }

  /** Does the next entry. Returns why it did something else, `undefined` when it did the same or there is none. */
  next(): Divergence | undefined {
    const entry = this.recording.entries[this.at]
    if (!entry) return undefined
    this.at++
    this.produced = undefined
    this.said = undefined
    const { event, bytes, effect } = entry
    if (event.kind === 'keyframe')
      return documentHash(this.document) === event.state ? undefined : 'other-state'
    const failure = event.kind === 'command' ? this.repeat(event.command) : this.apply(bytes)
    if (failure) return failure
    if (effect === '') return undefined
    if (!this.produced) return 'no-effect'
    // Of what came as bytes Yjs may say less the second time: records that it had deleted at once come as nothing but gaps.
    const done = event.kind === 'command' ? this.produced : bytes
    return done && effectHash(done) === effect ? undefined : 'other-effect'
  }

  private repeat(command: Command): Divergence | undefined {
    const { document, project, records } = this
    const { type, version, payload, at, actor, lamport } = command
    const definition = commandByType(type, version)
    if (!definition) return 'unknown-command'
    const planned = planCommand(document, project, definition, payload, { at, actor, lamport, records })
    if (planned.kind === 'rejected') return 'refused'
    this.said = { key: definition.label, params: planned.params }
    if (planned.changesAnything)
      document.transact((transaction) => applyWrites(transaction, planned.writes, { t: lamport, c: actor }))
    return undefined
  }

  private apply(bytes: Uint8Array | undefined): Divergence | undefined {
    try {
      if (bytes) applyForeignUpdate(this.document, bytes, this)
      return undefined
    } catch {
      return 'unreadable-update' // bytes that Yjs cannot decode
    }
  }
}
