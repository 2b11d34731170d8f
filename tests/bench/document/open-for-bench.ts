import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { bigScene } from './big-project.ts'

/** A document as the product opens one. */
export function openForBench(update: Uint8Array): Y.Doc {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, update)
  document.clientID = 8
  loaded()
  return document
}

/** A document with a bus and a journal in memory; the scene has been read once. The clock goes on a second with each command, so that none merge. */
export function busForBench(update: Uint8Array) {
  const document = openForBench(update)
  const journal = new MemoryJournal()
  let now = 0
  const bus = createCommandBus({
    document,
    actor: 'ana',
    clock: () => ++now * 1_000,
    newId: () => `c${now}`,
    journal,
  })
  bus.project.entities(bigScene)
  return { document, journal, bus }
}
