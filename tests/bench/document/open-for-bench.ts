import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import type { JournalSink } from '../../../commands/core/journal-entry.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import type { SessionBus } from '../../../commands/core/session-bus.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { bigScene } from './big-project.ts'

/** A document in Yjs and nothing else. */
export function plainDocument(update: Uint8Array): Y.Doc {
  const document = new Y.Doc()
  Y.applyUpdate(document, update)
  return document
}

/** A document as the product opens one. */
export function openForBench(update: Uint8Array): Y.Doc {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, update)
  document.clientID = 8
  loaded()
  return document
}

/** A bus for a document. The clock goes on a second with each command, so that none merge. */
export function benchBus(document: Y.Doc, journal: JournalSink): SessionBus {
  let now = 0
  return createCommandBus({
    document,
    actor: 'ana',
    clock: () => ++now * 1_000,
    newId: () => `c${now}`,
    journal,
  })
}

/** A document with a bus and a journal in memory; the scene has been read once. */
export function busForBench(update: Uint8Array) {
  const document = openForBench(update)
  const journal = new MemoryJournal()
  const bus = benchBus(document, journal)
  bus.project.entities(bigScene)
  return { document, journal, bus }
}
