import type * as Y from 'yjs'
import { isNewerDocument } from '../../model/document/is-newer-document.ts'
import { limits } from '../../model/document/limits.ts'
import { type Records, recordsOf } from '../../model/document/records.ts'
import { clockAfter } from '../../model/document/stamp.ts'
import { tellAll, throwFaults } from '../../model/document/tell-all.ts'
import { toJson } from '../../model/document/to-json.ts'
import type { JsonValue } from '../../model/json.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import type { RejectionCode } from '../../model/rejections/rejections.ts'
import { applyForeignUpdate } from './apply-foreign-update.ts'
import { applyWrites } from './apply-writes.ts'
import type { Command } from './command.ts'
import type { HistoryOutcome, Verdict } from './command-bus.ts'
import type { CommandBusOptions } from './command-bus-options.ts'
import type { CommandDefinition, Label } from './define-command.ts'
import { documentHash } from './document-hash.ts'
import { handedOut } from './handed-out.ts'
import { Journal, type JournalPosition } from './journal.ts'
import type { JournalEvent } from './journal-entry.ts'
import { lostPlaces, placesIn } from './lost-places.ts'
import { continuesRun, type MergeRun } from './merge-run.ts'
import { type PlannedCommand, planCommand } from './plan-command.ts'
import { revertEntry } from './revert-entry.ts'
import type { SessionBus } from './session-bus.ts'
import type { Surface } from './surface.ts'
import type { UndoEntry } from './undo-entry.ts'
import { type Direction, UndoStacks } from './undo-stacks.ts'
import { restoreUndoState, saveUndoState, type UndoState } from './undo-state.ts'
import { type Surroundings, whatStays, whyNotReverted } from './why-not-reverted.ts'

/** How this bus reverts steps (`RevertWay`). */
const way = 3
/** Entries between two keyframes unless told otherwise. */
const usualKeyframes = 1_000

/** The bus of a document that has been loaded. */
export function createCommandBus(options: CommandBusOptions): SessionBus {
  return new DocumentBus(options)
}

const nothing: HistoryOutcome = Object.freeze({ ok: false, reason: 'nothing' })
const invalid: Verdict = Object.freeze({ ok: false, code: 'payload.invalid', params: Object.freeze({}) })
const alone: readonly string[] = Object.freeze([])
const unchanged: Verdict = Object.freeze({ ok: true, changed: false })

/** Marks this bus's own transactions; `from` is set when it applies somebody else's update. */
interface Origin {
  readonly bus: DocumentBus
  readonly from?: string
}

class DocumentBus implements SessionBus {
  readonly project: Project
  private readonly options: CommandBusOptions
  private readonly document: Y.Doc
  private readonly records: Records
  private readonly journal: Journal
  private readonly stacks = new UndoStacks()
  private readonly listeners = new Set<() => void>()
  private readonly origin: Origin = { bus: this }
  private readonly stop: () => void
  private isClosed = false
  private ownLamport = 0
  private run: MergeRun | undefined
  /** Does the bookkeeping of the transaction under way, before anybody hears of it. */
  private settle: ((bytes: Uint8Array) => void) | undefined

  constructor(options: CommandBusOptions) {
    const { document, journal, position, project } = options
    this.options = options
    this.document = document
    this.records = recordsOf(document)
    this.project = project ?? materialise(document)
    this.journal = new Journal(journal, position)
    const onUpdate = (bytes: Uint8Array, origin: unknown) => this.onUpdate(bytes, origin)
    document.on('update', onUpdate)
    const unsubscribe = this.records.subscribe(() => this.emit())
    this.stop = () => {
      document.off('update', onUpdate)
      unsubscribe()
    }
  }

  get lamport(): number {
    return Math.max(this.ownLamport, this.records.lamport)
  }

  get journalPosition(): JournalPosition {
    return this.journal.position
  }

  execute<Type extends string, Payload>(
    definition: CommandDefinition<Type, Payload>,
    payload: Payload,
  ): Verdict {
    const { document, project, records } = this
    const code = this.whyRefused()
    if (code !== undefined) return { ok: false, code, params: {} }
    const { actor, clock, newId } = this.options
    const id = newId()
    const at = clock()
    const lamport = Math.min(this.lamport + 1, limits.lamport)
    const planned = planCommand(document, project, definition, payload, { at, actor, lamport, records })
    if (planned.kind === 'rejected') return { ok: false, code: planned.code, params: planned.params }
    const json = toJson(planned.payload)
    if (json === undefined) return invalid
    const { type, version } = definition
    const command: Command = Object.freeze({ id, type, version, payload: json, actor, at, lamport })
    return this.apply(command, definition, planned) ? { ok: true, changed: true, commandId: id } : unchanged
  }

  endMerge(): void {
    this.run = undefined
  }

  holdMerge(): void {
    this.run &&= { ...this.run, at: this.options.clock() }
  }

  undo(...surfaces: readonly Surface[]): HistoryOutcome {
    return this.next(surfaces, 'undo')
  }

  redo(...surfaces: readonly Surface[]): HistoryOutcome {
    return this.next(surfaces, 'redo')
  }

  undoCommand(commandId: string): HistoryOutcome {
    return this.line(commandId, 'undo')
  }

  redoCommand(commandId: string): HistoryOutcome {
    return this.line(commandId, 'redo')
  }

  stepOf(commandId: string): Direction | undefined {
    return this.stacks.find(commandId)?.direction
  }

  nextUndo(...surfaces: readonly Surface[]): Label | undefined {
    return this.label(surfaces, 'undo')
  }

  nextRedo(...surfaces: readonly Surface[]): Label | undefined {
    return this.label(surfaces, 'redo')
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  applyRemote(update: Uint8Array, from: string): void {
    const origin: Origin = { bus: this, from }
    applyForeignUpdate(this.document, update, origin)
  }

  note(kind: 'machine' | 'run' | 'error', data: JsonValue): void {
    const json = toJson(data)
    if (json === undefined) throw new Error('a journal note must be JSON')
    this.append({ kind, at: this.options.clock(), data: json })
  }

  saveUndo(): UndoState {
    return saveUndoState(this.document, this.stacks, this.lamport)
  }

  restoreUndo(state: unknown): boolean {
    if (!restoreUndoState(this.document, this.stacks, state)) return false
    this.ownLamport = clockAfter(this.lamport, [state.lamport])
    this.emit()
    return true
  }

  close(): void {
    this.isClosed = true
    this.stop()
    this.listeners.clear()
  }

  /** Whether anything has changed. */
  private apply<Payload>(
    command: Command,
    definition: CommandDefinition<string, Payload>,
    { payload, writes, params }: PlannedCommand<Payload>,
  ): boolean {
    const { id: commandId, type, actor, at, lamport } = command
    const surface = definition.surface(payload)
    const mergeKey = definition.mergeKey?.(payload)
    const run = mergeKey === undefined ? undefined : { surface, key: `${type} ${mergeKey}`, at }
    const lost = lostPlaces(this.project, placesIn(writes))
    return this.transact(
      (transaction) => applyWrites(transaction, writes, { t: lamport, c: actor }, lost),
      ({ registers, texts }, bytes) => {
        this.ownLamport = Math.max(this.ownLamport, lamport)
        const label = { key: definition.label, params }
        if (definition.undoable === false) {
          this.append({ kind: 'command', command }, bytes)
          return
        }
        const entry = { commandId, joined: alone, surface, lamport, made: lamport, label, registers, texts }
        const joins = continuesRun(this.run, run)
          ? this.stacks.merge(entry, this.run.stepId)
          : this.stacks.record(entry)
        this.run = run && { ...run, stepId: joins ?? commandId }
        this.append({ kind: 'command', command, ...(joins !== undefined && { joins }) }, bytes)
      },
    )
  }

  /** The newest step of these surfaces. One that cannot be reverted is gone as well, so that the next press does not meet it again. */
  private next(surfaces: readonly Surface[], direction: Direction): HistoryOutcome {
    this.run = undefined
    const entry = this.stacks.top(surfaces, direction)
    if (!entry) return nothing
    const code = this.whyRefused()
    if (code !== undefined) return { ok: false, reason: 'refused', code }
    const outcome = this.revert(entry, direction)
    if (!outcome.ok) {
      this.stacks.remove(entry, direction)
      this.emit()
    }
    return outcome
  }

  private line(commandId: string, direction: Direction): HistoryOutcome {
    this.run = undefined
    const found = this.stacks.find(commandId)
    if (found?.direction !== direction) return nothing
    const code = this.whyRefused()
    return code === undefined ? this.revert(found.step, direction) : { ok: false, reason: 'refused', code }
  }

  private label(surfaces: readonly Surface[], direction: Direction): Label | undefined {
    const step = this.stacks.top(surfaces, direction)
    return step && handedOut(step)
  }

  /** Why nothing may be changed at all: a closed bus would write into no journal. */
  private whyRefused(): RejectionCode | undefined {
    if (this.isClosed) return 'project.closed'
    return isNewerDocument(this.document) ? 'project.newer-version' : undefined
  }

  private revert(entry: UndoEntry, direction: Direction): HistoryOutcome {
    const { actor, clock } = this.options
    const lamport = Math.min(this.lamport + 1, limits.lamport)
    const { commandId } = entry
    let done: HistoryOutcome | undefined
    const options = {
      stamp: { t: lamport, c: actor },
      way,
      lost: lostPlaces(this.project, entry.registers),
    } as const
    this.transact(
      (transaction) => revertEntry(transaction, entry, options),
      (reverse, bytes) => {
        this.ownLamport = lamport
        this.stacks.remove(entry, direction)
        const stays = whatStays(entry, reverse, this.surroundings())
        done = { ok: true, label: handedOut(entry), ...(stays && { stays }) }
        this.stacks.push(reverse, direction === 'undo' ? 'redo' : 'undo')
        this.append({ kind: direction, commandId, actor, at: clock(), lamport, way }, bytes)
      },
    )
    return done ?? whyNotReverted(entry, this.surroundings())
  }

  private surroundings(): Surroundings {
    return { document: this.document, stacks: this.stacks.all().values(), nameOf: this.options.nameOf }
  }

  /**
   * One transaction of this bus. `settle` is called with the bytes of its update before any listener hears of the change,
   * and not at all when nothing changed. Whether it was called.
   */
  private transact<T>(
    change: (transaction: Y.Transaction) => T,
    settle: (result: T, bytes: Uint8Array) => void,
  ): boolean {
    if (this.document._transaction || this.document._transactionCleanups.length > 0)
      throw new Error('a command inside a change of the document: wait until it is over')
    let isSettled = false
    this.document.transact((transaction) => {
      const result = change(transaction)
      this.settle = (bytes) => {
        isSettled = true
        settle(result, bytes)
      }
    }, this.origin)
    this.settle = undefined
    return isSettled
  }

  private onUpdate(bytes: Uint8Array, origin: unknown): void {
    const { settle } = this
    if (origin === this.origin && settle) {
      this.settle = undefined
      settle(bytes)
    } else this.append({ kind: 'remote', from: nameOf(origin), at: this.options.clock() }, bytes)
  }

  private append(event: JournalEvent, bytes?: Uint8Array): void {
    this.journal.append(event, bytes)
    const every = this.options.keyframeEvery ?? usualKeyframes
    if (every === 0 || (this.journal.position.seq + 1) % every !== 0) return
    this.journal.append({ kind: 'keyframe', state: documentHash(this.document), lamport: this.lamport })
  }

  private emit(): void {
    throwFaults(tellAll(this.listeners, undefined))
  }
}

/** Who a foreign change came from, where the bus was told. */
function nameOf(origin: unknown): string {
  if (typeof origin !== 'object' || origin === null || !('from' in origin)) return ''
  return typeof origin.from === 'string' ? origin.from : ''
}
