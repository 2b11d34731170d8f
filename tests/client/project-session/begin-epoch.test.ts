import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { beginEpoch } from '../../../src/client/project-session/begin-epoch.ts'
import { nothingLeftBehind, readEpoch } from '../../../src/client/project-session/epoch-pointer.ts'
import { openJournalStore } from '../../../src/client/project-session/journal-store.ts'
import { storeName } from '../../../src/client/project-session/store-name.ts'
import { noUndo } from '../../../src/client/project-session/stored-state.ts'

test('[S27] the tab that kept its undo last is the latest in the next epoch too: a new tab goes on with its steps', async () => {
  const localId = crypto.randomUUID()
  const ended = new Y.Doc()
  Y.applyUpdate(ended, templateBytes('blank'))
  const tabs = ['latest', 'before', 'first']
  const begun = await beginEpoch({
    localId,
    base: compactDocument(ended),
    ended,
    clientId: 1,
    entries: [],
    states: new Map(tabs.map((tab, waiting) => [tab, { undo: noUndo, waiting }])),
    leftBehind: nothingLeftBehind,
  })
  expect(begun).toBe(true)
  const { epoch } = await readEpoch(localId)
  const { states, close } = await openJournalStore(storeName(localId, epoch), () => {})
  expect([...states].map(([tab, { waiting }]) => [tab, waiting])).toEqual(
    tabs.map((tab, waiting) => [tab, waiting]),
  )
  close()
})
