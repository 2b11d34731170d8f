import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { SessionBus } from '../../../commands/core/session-bus.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { startUpdate } from './workbench.ts'

/** What a person has open: from then on another Yjs client, with a journal of its own. */
interface Opening {
  readonly document: Y.Doc
  readonly bus: SessionBus
  readonly journal: readonly JournalEntry[]
}

/**
 * Somebody who opens a project again and again, each time as another Yjs client (ADR 8), out of the changes as they came to the device, one
 * by one: so keys stand in the order of their arrival, not in that of clients.
 */
export class Visitor {
  readonly name: string
  private readonly changes: Uint8Array[] = [startUpdate()]
  private now = 0
  private ids = 0
  private opening: Opening

  constructor(name: string, clientId: number) {
    this.name = name
    this.opening = this.open(clientId)
  }

  get document(): Y.Doc {
    return this.opening.document
  }

  get bus(): SessionBus {
    return this.opening.bus
  }

  /** Of this opening. */
  get journal(): readonly JournalEntry[] {
    return this.opening.journal
  }

  wait(ms: number): void {
    this.now += ms
  }

  /** Closes the page and opens it again, with the steps that can be undone. */
  reopen(clientId: number): void {
    const undo: unknown = JSON.parse(JSON.stringify(this.bus.saveUndo()))
    this.bus.close()
    this.opening = this.open(clientId, undo)
  }

  /** Learns everything that another person has. */
  meet(other: Visitor): void {
    const missing = Y.encodeStateAsUpdate(other.document, Y.encodeStateVector(this.document))
    this.bus.applyRemote(missing, other.name)
  }

  private open(clientId: number, undo?: unknown): Opening {
    const { document, loaded } = openDocument()
    for (const change of this.changes) Y.applyUpdate(document, change)
    document.clientID = clientId
    const journal: JournalEntry[] = []
    const bus = createCommandBus({
      document,
      actor: this.name,
      clock: () => this.now,
      newId: () => `${this.name}-${++this.ids}`,
      journal: { append: (entry) => journal.push(entry) },
    })
    if (undo !== undefined && !bus.restoreUndo(undo)) throw new Error('the steps are refused')
    loaded()
    document.on('update', (change: Uint8Array) => this.changes.push(change))
    return { document, bus, journal }
  }
}
