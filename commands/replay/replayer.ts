import * as Y from 'yjs'
import { openDocument } from '../../model/document/open-document.ts'
import { type Records, recordsOf } from '../../model/document/records.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import { commandByType } from '../command-by-type.ts'
import { applyForeignState } from '../core/apply-foreign-state.ts'
import { applyForeignUpdate } from '../core/apply-foreign-update.ts'
import { applyWrites } from '../core/apply-writes.ts'
import type { Command } from '../core/command.ts'
import type { Label } from '../core/define-command.ts'
import { documentHash } from '../core/document-hash.ts'
import { effectHash } from '../core/journal.ts'
import type { JournalEvent } from '../core/journal-entry.ts'
import { afterEvent, firstContext } from '../core/line-context.ts'
import { LongSteps } from '../core/long-steps.ts'
import { lostPlaces, placesIn } from '../core/lost-places.ts'
import { planCommand } from '../core/plan-command.ts'
import type { Recording, RecordingBase } from '../core/recording.ts'
import { revertEntry } from '../core/revert-entry.ts'
import { UndoStacks } from '../core/undo-stacks.ts'
import { restoreUndoState, saveUndoState } from '../core/undo-state.ts'

/** Why an entry did not do again what it did. */
export type Divergence =
  | 'unknown-command'
  | 'refused'
  | 'no-effect'
  | 'other-effect'
  | 'other-state'
  | 'unreadable-update'
  /** The step that was undone or redone is not there to be. */
  | 'no-step'

type UndoEvent = Extract<JournalEvent, { kind: 'undo' | 'redo' }>

/** A replayer at the start of a recording; `undefined` when its base is no document. */
export function openReplayer(recording: Recording): Replayer | undefined {
  const { document, loaded } = openDocument()
  try {
    applyForeignState(document, recording.base.document)
    const replayer = new Replayer(recording, document)
    loaded()
    return replayer
  } catch {
    return undefined // bytes that Yjs cannot decode, too many parts, or steps of another document that Yjs trips over
  }
}

/**
 * Does a recording again, entry by entry: commands run as they were meant and make the same steps, undo and redo revert those as a bus
 * does, changes of others are applied as they were. Exact for one client's journal.
 */
export class Replayer {
  readonly document: Y.Doc
  readonly project: Project
  private readonly records: Records
  private readonly recording: Recording
  /** Unbounded: a press that could undo nothing took its step away without an entry, so here some lie longer. */
  private readonly stacks = new UndoStacks(LongSteps)
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
    if (base.undo) restoreUndoState(document, this.stacks, base.undo)
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

  /** The base of a recording that begins after the entries done so far. */
  baseHere(): RecordingBase {
    const { base, entries } = this.recording
    const done = entries.slice(0, this.at)
    const { lamport } = done.reduce(
      (context, { event }) => afterEvent(context, event),
      firstContext(base.lamport),
    )
    const { seq, hash } = done.at(-1) ?? base.position
    return {
      app: base.app,
      clientId: base.clientId,
      lamport,
      position: { seq, hash },
      undo: saveUndoState(this.document, this.stacks, lamport),
      document: Y.encodeStateAsUpdateV2(this.document),
    }
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
    const failure = this.repeat(event, bytes)
    if (failure) return failure
    if (effect === '') return undefined
    if (!this.produced) return 'no-effect'
    // Of what came as bytes Yjs may say less the second time: records that it had deleted at once come as nothing but gaps.
    const done = event.kind === 'remote' ? bytes : this.produced
    return done && effectHash(done) === effect ? undefined : 'other-effect'
  }

  private repeat(event: JournalEvent, bytes: Uint8Array | undefined): Divergence | undefined {
    switch (event.kind) {
      case 'command':
        return this.run(event.command, event.joins)
      case 'undo':
      case 'redo':
        return this.revert(event)
      default:
        return this.apply(bytes)
    }
  }

  private run(command: Command, joins: string | undefined): Divergence | undefined {
    const { document, project, records, stacks } = this
    const { id: commandId, type, version, payload, at, actor, lamport } = command
    const definition = commandByType(type, version)
    if (!definition) return 'unknown-command'
    const planned = planCommand(document, project, definition, payload, { at, actor, lamport, records })
    if (planned.kind === 'rejected') return 'refused'
    const label = { key: definition.label, params: planned.params }
    this.said = label
    const stamp = { t: lamport, c: actor }
    const lost = lostPlaces(project, placesIn(planned.writes))
    const effect = document.transact((transaction) => applyWrites(transaction, planned.writes, stamp, lost))
    if (!this.produced || definition.undoable === false) return undefined
    const surface = definition.surface(planned.payload)
    const entry = { commandId, joined: [], surface, lamport, made: lamport, label, ...effect }
    const joined = joins === undefined ? stacks.record(entry) : stacks.merge(entry, joins)
    return joined === joins ? undefined : 'no-step'
  }

  private revert({ kind, commandId, actor, lamport, way }: UndoEvent): Divergence | undefined {
    const { document, project, stacks } = this
    const found = stacks.find(commandId)
    if (found?.direction !== kind) return 'no-step'
    const lost = lostPlaces(project, found.step.registers)
    const options = { stamp: { t: lamport, c: actor }, way: way ?? 1, lost } as const
    const reverse = document.transact((transaction) => revertEntry(transaction, found.step, options))
    stacks.remove(found.step, kind)
    stacks.push(reverse, kind === 'undo' ? 'redo' : 'undo')
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
