import * as Y from 'yjs'
import type { CommandType } from '../../commands/catalogue.ts'
import { latestCommand } from '../../commands/command-by-type.ts'
import { applyForeignUpdate } from '../../commands/core/apply-foreign-update.ts'
import type { HistoryOutcome, Verdict } from '../../commands/core/command-bus.ts'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../commands/core/journal-entry.ts'
import type { SessionBus } from '../../commands/core/session-bus.ts'
import type { Surface } from '../../commands/core/surface.ts'
import type { Direction } from '../../commands/core/undo-stacks.ts'
import type { UndoState } from '../../commands/core/undo-state.ts'
import { openDocument } from '../../model/document/open-document.ts'
import type { Project } from '../../model/project/project.ts'
import type { Call } from '../../scripts/fuzz/call.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import type { ConcurrentWrites } from './concurrent-writes.ts'
import type { Dice } from './dice.ts'
import { writtenOutside } from './written-outside.ts'

/** A day in milliseconds: the clocks of two children differ by up to this. */
const day = 86_400_000

/** One person at one device: a document, its bus, a clock of their own, and what has not reached them yet. */
export class Person {
  readonly name: string
  readonly inbox: Uint8Array[] = []
  isOnline = true
  /** Commands, undos and redos that changed something. */
  done = 0
  private readonly index: number
  private readonly dice: Dice
  private readonly writes: ConcurrentWrites
  private readonly publish: (update: Uint8Array) => void
  private now: number
  private ids = 0
  private updates = 0
  private entries = 0
  private lastCommand = ''
  private lastWritten: Y.Transaction | undefined
  private opened: { document: Y.Doc; bus: SessionBus }

  constructor(
    index: number,
    start: Uint8Array,
    dice: Dice,
    writes: ConcurrentWrites,
    publish: (from: Person, update: Uint8Array) => void,
  ) {
    this.index = index
    this.name = `person${index}`
    this.dice = dice
    this.writes = writes
    this.publish = (update) => publish(this, update)
    this.now = 1_000 * day + dice.below(2 * day)
    const { document, loaded } = openDocument()
    Y.applyUpdate(document, start)
    document.clientID = this.newClientId()
    this.opened = { document, bus: this.open(document) }
    loaded()
    this.listen()
  }

  get document(): Y.Doc {
    return this.opened.document
  }

  get project(): Project {
    return this.opened.bus.project
  }

  /** Sends a command. Throws when it was refused and changed something, or was taken and is not one transaction and one entry. */
  send(type: CommandType, payload: unknown): Verdict {
    return this.checked(() => this.opened.bus.execute(latestCommand(type), payload))
  }

  call(call: Call, fresh: string): Verdict {
    return this.checked(() => sendCall(this.opened.bus, call, fresh))
  }

  /** Where this person has done something. */
  get surfaces(): readonly Surface[] {
    return this.opened.bus.saveUndo().stacks.map(({ surface }) => surface)
  }

  undo(...surfaces: readonly Surface[]): HistoryOutcome {
    return this.reverted('undo', () => this.opened.bus.undo(...surfaces))
  }

  redo(...surfaces: readonly Surface[]): HistoryOutcome {
    return this.reverted('redo', () => this.opened.bus.redo(...surfaces))
  }

  /** Undoes or redoes any line of the history. */
  stepOfLine(): HistoryOutcome {
    const at = 1 + this.dice.below(Math.max(1, this.ids))
    const commandId = this.dice.chance(30) ? this.lastCommand : this.commandId(at)
    const { bus } = this.opened
    const isRedo = bus.stepOf(commandId) === 'redo'
    if (isRedo) return this.reverted('redo', () => bus.redoCommand(commandId))
    return this.reverted('undo', () => bus.undoCommand(commandId))
  }

  receive(update: Uint8Array, from: string): void {
    this.opened.bus.applyRemote(update, from)
  }

  /** Everything that this person has, for somebody who has `clocks`. */
  missing(clocks: Uint8Array): Uint8Array {
    return Y.encodeStateAsUpdate(this.document, clocks)
  }

  /** Takes over all that another person has. */
  meet(other: Person): void {
    this.receive(other.missing(Y.encodeStateVector(this.document)), other.name)
  }

  /** Time goes on, stands still, or jumps back (somebody set the clock). */
  wait(): void {
    if (this.dice.chance(10)) return
    this.now += this.dice.chance(3) ? -this.dice.below(day) : this.dice.below(800)
  }

  endMerge(): void {
    this.opened.bus.endMerge()
  }

  /** Closes the page and opens it again from what was stored, mostly as another Yjs client. Throws when the undo state is refused. */
  reload(): void {
    const { document: old, bus: oldBus } = this.opened
    const undo: unknown = JSON.parse(JSON.stringify(oldBus.saveUndo()))
    const stored = Y.encodeStateAsUpdateV2(old)
    oldBus.close()
    const { document, loaded } = openDocument()
    Y.applyUpdateV2(document, stored)
    document.clientID = this.dice.chance(30) ? old.clientID : this.newClientId()
    const bus = this.open(document)
    if (!bus.restoreUndo(undo)) throw new Error(`${this.name}: the undo state is refused after a reload`)
    loaded()
    this.opened = { document, bus }
    this.listen()
  }

  /** Hears an update of one's own again, as a server may send it. */
  echo(update: Uint8Array): void {
    const { clientID } = this.document
    applyForeignUpdate(this.document, update, 'echo')
    if (this.document.clientID !== clientID) throw new Error(`${this.name} became another client by an echo`)
  }

  private open(document: Y.Doc): SessionBus {
    return createCommandBus({
      document,
      actor: this.name,
      clock: () => this.now,
      newId: () => {
        this.lastCommand = this.commandId(++this.ids)
        return this.lastCommand
      },
      journal: { append: (entry) => this.onEntry(entry) },
      keyframeEvery: 0,
    })
  }

  private listen(): void {
    const { document } = this
    document.on(
      'update',
      (update: Uint8Array, _origin: unknown, _document: Y.Doc, { local }: Y.Transaction) => {
        this.updates++
        if (local) this.publish(update)
      },
    )
    document.on('afterTransaction', (transaction) => {
      if (!transaction.local) return
      this.lastWritten = transaction
      this.writes.written(this.index, transaction)
    })
  }

  private onEntry({ event }: JournalEntry): void {
    if (event.kind !== 'remote') this.entries++
  }

  /** Throws when something was written that the step does not name. */
  private reverted(direction: Direction, act: () => HistoryOutcome): HistoryOutcome {
    const before = this.steps(direction)
    const outcome = this.checked(act)
    if (!outcome.ok) return outcome
    const left = new Set(this.steps(direction).map(({ commandId }) => commandId))
    const step = before.find(({ commandId }) => !left.has(commandId))
    const outside = step && this.lastWritten && writtenOutside(this.lastWritten, step)
    if (!step || outside !== undefined)
      throw new Error(`${this.name}: ${direction} of ${step?.commandId} wrote ${outside}, outside its step`)
    return outcome
  }

  private steps(direction: Direction): UndoState['stacks'][number]['undo'] {
    return this.opened.bus.saveUndo().stacks.flatMap((stack) => stack[direction])
  }

  private checked<T extends Verdict | HistoryOutcome>(act: () => T): T {
    const { updates, entries } = this
    const outcome = act()
    const expected = outcome.ok && !('changed' in outcome && !outcome.changed) ? 1 : 0
    const [madeUpdates, madeEntries] = [this.updates - updates, this.entries - entries]
    if (madeUpdates !== expected || madeEntries !== expected)
      throw new Error(
        `${this.name}: ${JSON.stringify(outcome)} made ${madeUpdates} updates and ${madeEntries} journal entries`,
      )
    this.done += expected
    return outcome
  }

  private commandId(count: number): string {
    return `${this.name}-${count}`
  }

  private newClientId(): number {
    return 1_000 + this.dice.below(2 ** 31) * 8 + this.index
  }
}
