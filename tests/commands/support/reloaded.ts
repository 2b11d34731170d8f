import { expect } from 'vitest'
import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import type { Workbench } from './workbench.ts'

/** The same person after the page was loaded again at that time (ms), with what was stored of their undo and of the document. */
export function reloaded(
  bench: Workbench,
  at = 0,
  update = Y.encodeStateAsUpdate(bench.document),
  clientId = 100,
): Workbench {
  const stored = JSON.parse(JSON.stringify(bench.bus.saveUndo()))
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, update)
  document.clientID = clientId
  let now = at
  const bus = createCommandBus({
    document,
    actor: 'ana',
    clock: () => now,
    newId: () => crypto.randomUUID(),
    journal: { append: () => undefined },
  })
  expect(bus.restoreUndo(stored)).toBe(true)
  loaded()
  bench.bus.close()
  return {
    document,
    bus,
    journal: [],
    wait: (ms) => {
      now += ms
    },
  }
}
