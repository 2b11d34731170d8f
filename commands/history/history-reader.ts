import * as Y from 'yjs'
import { openDocument } from '../../model/document/open-document.ts'
import { momentKey, momentName } from '../../model/project/moment-key.ts'
import { commandByType } from '../command-by-type.ts'
import type { Command } from '../core/command.ts'
import type { Label } from '../core/define-command.ts'
import type { JournalEntry, JournalEvent } from '../core/journal-entry.ts'
import { planCommand } from '../core/plan-command.ts'
import { foreignLabel } from './births-and-ends.ts'
import type { HistoryLine, HistoryTarget } from './history-line.ts'
import { HistoryLines } from './history-lines.ts'
import { KnownOperations } from './known-operations.ts'
import { type Moment, momentOf } from './moment.ts'
import { type Operations, operationsIn } from './operations.ts'
import { ShadowDocument } from './shadow-document.ts'
import { subjectName } from './subject-name.ts'
import { subjectThing } from './subject-thing.ts'

/** Where a moment of the past can be rebuilt from: a whole document (update, version 2) and what came after it. */
interface Span {
  readonly base: Uint8Array
  readonly firstMoment: number
  readonly updates: Uint8Array[]
}

/** Updates between two copies of the whole document. */
const spanLength = 1_000

/**
 * Who changed what and when, read from a journal: a fold over a shadow document. Give it what the journal has, session by
 * session, and then each new entry; both only cost what is new.
 */
export class HistoryReader {
  private readonly history = new HistoryLines()
  private readonly spans: Span[] = []
  private shadow: ShadowDocument | undefined
  private moment = 0
  /** What earlier sessions have seen: those of two tabs overlap when one takes over from the other. */
  private readonly seen = new KnownOperations()

  /** All that happened, oldest first. Frozen, and identical until something happens. */
  get lines(): readonly HistoryLine[] {
    return this.history.all
  }

  /** The project as the journal has left it; `undefined` before the first session. */
  get now(): Moment | undefined {
    return this.shadow?.now
  }

  /** A session of the journal begins with this document (update, version 2). Throws what `applyForeignState` throws. */
  begin(base: Uint8Array): void {
    const shadow = new ShadowDocument(base)
    if (this.shadow) this.seen.add(operationsIn(this.shadow.document))
    this.shadow = shadow
    this.history.endRun()
    this.spans.push({ base, firstMoment: ++this.moment, updates: [] })
  }

  /** Follows the next entry of the session. */
  add({ event, bytes }: JournalEntry): void {
    const { shadow } = this
    if (!bytes || !shadow) return
    const label = event.kind === 'command' ? this.labelOf(shadow, event.command) : undefined
    const named = nameOf(shadow)
    const { targets, operations, born, gone } = shadow.apply(bytes)
    const given = nameOf(shadow) === named ? undefined : nameOf(shadow)
    const moment = this.keep(shadow, bytes)
    const isSeen = this.seen.hold(operations)
    if (isSeen && event.kind !== 'remote') this.history.tellByItself(operations)
    if (targets.length === 0 || (isSeen && event.kind === 'remote')) return
    const words =
      event.kind === 'remote'
        ? foreignLabel({ born, gone }, targets, (some) => subjectName(shadow.now, some))
        : label
    this.read(event, bytes, { moment, label: words, momentName: given, targets, operations })
  }

  /** The project as it was right after a line; `undefined` for a moment that is not remembered. */
  momentAt(moment: number): Moment | undefined {
    const span = this.spans.findLast(({ firstMoment }) => firstMoment <= moment)
    if (!span || moment > this.moment) return undefined
    const { document, loaded } = openDocument()
    Y.applyUpdateV2(document, span.base)
    for (const update of span.updates.slice(0, moment - span.firstMoment)) Y.applyUpdate(document, update)
    loaded()
    return momentOf(document)
  }

  private read(
    event: JournalEvent,
    bytes: Uint8Array,
    {
      moment,
      label,
      momentName,
      targets,
      operations,
    }: {
      moment: number
      label: Label | undefined
      momentName: string | undefined
      targets: readonly HistoryTarget[]
      operations: Operations
    },
  ): void {
    const subject = this.shadow ? subjectName(this.shadow.now, targets) : ''
    const thing = this.shadow && subjectThing(this.shadow.now, targets)
    const line = { moment, label, momentName, targets, subject, thing, isUndone: false }
    if (event.kind === 'command') {
      const { id: commandId, at } = event.command
      this.history.add({ ...line, commandId, at, author: { kind: 'me' } }, event.joins)
    } else if (event.kind === 'undo' || event.kind === 'redo') {
      this.history.mark(event.commandId, event.kind === 'undo')
    } else if (event.kind === 'remote') {
      const { at, from } = event
      const clients = [...Y.parseUpdateMeta(bytes).to.keys()]
      const author = from.startsWith('tab:')
        ? { kind: 'my-tab' as const }
        : { kind: 'other' as const, clients }
      this.history.addForeign({ ...line, commandId: null, at, author }, operations)
    }
  }

  private labelOf({ document, now }: ShadowDocument, command: Command): Label | undefined {
    const { type, version, payload, at, actor, lamport } = command
    const definition = commandByType(type, version)
    if (!definition) return undefined
    const context = { at, actor, lamport, records: now.records }
    const planned = planCommand(document, now.project, definition, payload, context)
    return planned.kind === 'planned' ? { key: definition.label, params: planned.params } : undefined
  }

  private keep({ document }: ShadowDocument, update: Uint8Array): number {
    this.moment++
    const span = this.spans.at(-1)
    if (span && span.updates.length < spanLength) span.updates.push(update)
    else this.spans.push({ base: Y.encodeStateAsUpdateV2(document), firstMoment: this.moment, updates: [] })
    return this.moment
  }
}

/** The last name that was given to a moment. */
const nameOf = ({ now }: ShadowDocument): string | undefined =>
  momentName(now.records.value('meta', null, momentKey))
