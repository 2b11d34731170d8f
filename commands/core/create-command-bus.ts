import * as Y from 'yjs'
import { limits } from '../../model/document/limits.ts'
import { type Records, recordsOf } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import { toJson } from '../../model/document/to-json.ts'
import type { JsonValue } from '../../model/json.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import { applyWrites, changesAnything, checkWrites, storedValue, writeRegister } from './apply-writes.ts'
import { isStill, renewClaim } from './claims.ts'
import type { Command } from './command.ts'
import type { CommandBus, HistoryOutcome, Verdict } from './command-bus.ts'
import type { CommandDefinition, Label, Params, Surface } from './define-command.ts'
import { documentHash } from './document-hash.ts'
import { Journal, type JournalPosition } from './journal.ts'
import type { JournalEvent, JournalSink } from './journal-entry.ts'
import { captureText, TextEngine } from './text-engine.ts'
import type { RegisterStep, TextStep, UndoEntry } from './undo-entry.ts'
import { type Direction, freezeEntry, UndoStacks } from './undo-stacks.ts'
import { restoreUndoState, saveUndoState, type UndoState } from './undo-state.ts'
import type { Write } from './write.ts'

export interface CommandBusOptions {
  readonly document: Y.Doc
  /** Who the person is; the same for all their tabs and devices. */
  readonly actor: string
  /** Milliseconds. */
  readonly clock: () => number
  /** A fresh id for each command. */
  readonly newId: () => string
  readonly journal: JournalSink
  /** Where the journal goes on, when it was begun earlier. */
  readonly position?: JournalPosition
  /** The document's project, when there is one already. */
  readonly project?: Project
  /** Entries between two keyframes; 0 for none. */
  readonly keyframeEvery?: number
  /** For replays: gets the bytes of each change, and nothing is journaled. */
  readonly onEffect?: (bytes: Uint8Array | undefined) => void
  /** Who wrote a register last, as far as the session knows. */
  readonly writtenBy?: (root: RootName, id: string | null, key: string) => string | undefined
}

/** The bus with what its session needs: remote changes, storage of undo, and entries of other kinds in the journal. */
export interface SessionBus extends CommandBus {
  /** Applies an update that came from elsewhere and journals what it changed. `from` is for the reader of the journal. */
  applyRemote(update: Uint8Array, from: string): void
  /** Journals something that is not an edit. */
  note(kind: 'machine' | 'run' | 'error', data: JsonValue): void
  saveUndo(): UndoState
  /** Call before anything else. False when the state does not belong to this document; the stacks are then empty. */
  restoreUndo(state: unknown): boolean
  readonly lamport: number
  readonly journalPosition: JournalPosition
  /** Runs a recorded command again, under its own id, author and times. */
  repeat(definition: CommandDefinition<string, unknown>, command: Command): Verdict
  /** Stops listening to the document. */
  close(): void
}

/** Entries between two keyframes unless told otherwise. */
const usualKeyframes = 1_000

/** How long commands with the same merge key go on being one step, in ms. */
export const mergeMs = 500

/** The bus of a document that has been loaded. */
export function createCommandBus(options: CommandBusOptions): SessionBus {
  return new DocumentBus(options)
}

/** A client id that writes nothing. */
const nobody = 0

const noParams: Params = Object.freeze({})
const invalid: Verdict = Object.freeze({ ok: false, code: 'payload.invalid', params: noParams })
const unchanged: Verdict = Object.freeze({ ok: true, changed: false })
const changed: Verdict = Object.freeze({ ok: true, changed: true })

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
  private readonly engine: TextEngine
  private readonly listeners = new Set<() => void>()
  private readonly origin: Origin = { bus: this }
  private readonly stop: () => void
  private ownLamport = 0
  private run: { readonly surface: Surface; readonly key: string; readonly at: number } | undefined
  /** Does the bookkeeping of the transaction under way, before anybody hears of it. */
  private settle: ((bytes: Uint8Array) => void) | undefined

  constructor(options: CommandBusOptions) {
    const { document, journal, position, project } = options
    this.options = options
    this.document = document
    this.records = recordsOf(document)
    this.project = project ?? materialise(document)
    this.journal = new Journal(journal, position)
    this.engine = new TextEngine(document)
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
    const { actor, clock, newId } = this.options
    const lamport = Math.min(this.lamport + 1, limits.lamport)
    return this.perform(definition, payload, { id: newId(), actor, at: clock(), lamport })
  }

  repeat(definition: CommandDefinition<string, unknown>, command: Command): Verdict {
    const { id, actor, at, lamport } = command
    return this.perform(definition, command.payload, { id, actor, at, lamport })
  }

  endMerge(): void {
    this.run = undefined
  }

  undo(surface: Surface): HistoryOutcome {
    return this.step(surface, 'undo')
  }

  redo(surface: Surface): HistoryOutcome {
    return this.step(surface, 'redo')
  }

  nextUndo(surface: Surface): Label | undefined {
    return this.stacks.top(surface, 'undo')?.label
  }

  nextRedo(surface: Surface): Label | undefined {
    return this.stacks.top(surface, 'redo')?.label
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  applyRemote(update: Uint8Array, from: string): void {
    const { document } = this
    const { clientID } = document
    const origin: Origin = { bus: this, from }
    // Yjs takes another id when an update holds our own operations (an echo, a replay): look away while it checks.
    const lookBack = () => {
      document.clientID = clientID
    }
    document.clientID = nobody
    document.on('afterTransactionCleanup', lookBack)
    try {
      Y.applyUpdate(document, update, origin)
    } finally {
      document.off('afterTransactionCleanup', lookBack)
      lookBack()
    }
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
    this.ownLamport = Math.max(this.ownLamport, state.lamport)
    this.emit()
    return true
  }

  close(): void {
    this.stop()
    this.listeners.clear()
  }

  private perform<Type extends string, Payload>(
    definition: CommandDefinition<Type, Payload>,
    payload: unknown,
    facts: Pick<Command, 'id' | 'actor' | 'at' | 'lamport'>,
  ): Verdict {
    const parsed = definition.payload.safeParse(payload)
    const json = parsed.success ? toJson(parsed.data) : undefined
    if (!parsed.success || json === undefined) return invalid
    const { id, actor, at, lamport } = facts
    const plan = definition.plan(this.project, parsed.data, { at, actor, lamport, records: this.records })
    if (plan.kind === 'rejected') return { ok: false, code: plan.code, params: plan.params }
    const writes = checkWrites(this.document, plan.writes)
    if (!writes) return invalid
    if (!changesAnything(this.document, writes)) return unchanged
    const { type, version, label } = definition
    const command: Command = Object.freeze({ id, type, version, payload: json, actor, at, lamport })
    const surface = definition.surface(parsed.data)
    const mergeKey = definition.mergeKey?.(parsed.data)
    const run = mergeKey === undefined ? undefined : { surface, key: `${type} ${mergeKey}`, at }
    this.apply(command, writes, { surface, run, label: { key: label, params: { ...plan.params } } })
    return changed
  }

  private apply(
    command: Command,
    writes: readonly Write[],
    step: Pick<UndoEntry, 'surface' | 'label'> & { readonly run: DocumentBus['run'] },
  ): void {
    const { surface, label, run } = step
    const stamp: Stamp = { t: command.lamport, c: command.actor }
    this.transact(
      (transaction) => applyWrites(transaction, writes, stamp),
      ({ registers, texts }, bytes) => {
        this.ownLamport = Math.max(this.ownLamport, command.lamport)
        const entry = freezeEntry({ commandId: command.id, surface, label, registers, texts })
        if (this.continues(run)) this.stacks.merge(entry)
        else this.stacks.record(entry)
        this.run = run
        this.append({ kind: 'command', command }, bytes)
      },
    )
  }

  /** Whether a command belongs to the run that is under way. */
  private continues(run: DocumentBus['run']): boolean {
    if (!run || !this.run) return false
    const pause = run.at - this.run.at
    return run.surface === this.run.surface && run.key === this.run.key && pause >= 0 && pause <= mergeMs
  }

  private step(surface: Surface, direction: Direction): HistoryOutcome {
    this.run = undefined
    const entry = this.stacks.pop(surface, direction)
    if (!entry) return { ok: false, reason: 'nothing' }
    const { actor, clock } = this.options
    const lamport = Math.min(this.lamport + 1, limits.lamport)
    const { commandId, label } = entry
    let done = false
    this.transact(
      (transaction) => this.revert(transaction, entry, { t: lamport, c: actor }),
      (reverse, bytes) => {
        done = true
        this.ownLamport = lamport
        this.stacks.push(reverse, direction === 'undo' ? 'redo' : 'undo')
        this.append({ kind: direction, commandId, actor, at: clock(), lamport }, bytes)
      },
    )
    if (done) return { ok: true, label }
    this.emit()
    return { ok: false, reason: 'changed-since', label, by: this.changedBy(entry) ?? '' }
  }

  /** Reverts what nobody else has changed since; returns the step that would bring it back. */
  private revert(transaction: Y.Transaction, entry: UndoEntry, stamp: Stamp): UndoEntry {
    const registers: RegisterStep[] = []
    for (const { root, id, key, before, after } of entry.registers.toReversed()) {
      if (!isStill(after, storedValue(this.document, root, id, key))) continue
      const step = writeRegister(this.document, root, id, key, renewClaim(before, stamp))
      if (step) registers.push(step)
    }
    const reverted = entry.texts.filter((step) => this.engine.revert(step))
    const texts: TextStep[] = reverted.flatMap(({ fileId }) => captureText(transaction, fileId) ?? [])
    return freezeEntry({ ...entry, registers, texts })
  }

  private changedBy({ registers, texts }: UndoEntry): string | undefined {
    const writtenBy = this.options.writtenBy
    for (const { root, id, key } of registers) {
      const by = writtenBy?.(root, id, key)
      if (by !== undefined) return by
    }
    const [text] = texts
    return text && writtenBy?.('files', text.fileId, 'text')
  }

  /**
   * One transaction of this bus. `settle` is called with the bytes of its update before any listener hears of the change,
   * and not at all when nothing changed.
   */
  private transact<T>(
    change: (transaction: Y.Transaction) => T,
    settle: (result: T, bytes: Uint8Array) => void,
  ) {
    if (this.document._transaction || this.document._transactionCleanups.length > 0)
      throw new Error('a command inside a change of the document: wait until it is over')
    this.document.transact((transaction) => {
      const result = change(transaction)
      this.settle = (bytes) => settle(result, bytes)
    }, this.origin)
    this.settle = undefined
  }

  private onUpdate(bytes: Uint8Array, origin: unknown): void {
    const { settle } = this
    if (origin === this.origin && settle) {
      this.settle = undefined
      settle(bytes)
    } else this.append({ kind: 'remote', from: nameOf(origin), at: this.options.clock() }, bytes)
  }

  private append(event: JournalEvent, bytes?: Uint8Array): void {
    const { onEffect } = this.options
    if (onEffect) {
      onEffect(bytes)
      return
    }
    this.journal.append(event, bytes)
    const every = this.options.keyframeEvery ?? usualKeyframes
    if (every === 0 || (this.journal.position.seq + 1) % every !== 0) return
    this.journal.append({ kind: 'keyframe', state: documentHash(this.document), lamport: this.lamport })
  }

  private emit(): void {
    for (const listener of this.listeners) listener()
  }
}

/** Who a foreign change came from, where the bus was told. */
function nameOf(origin: unknown): string {
  if (typeof origin !== 'object' || origin === null || !('from' in origin)) return ''
  return typeof origin.from === 'string' ? origin.from : ''
}
