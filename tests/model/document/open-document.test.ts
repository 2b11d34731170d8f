import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { openDocument } from '../../../model/document/open-document.ts'

/** A register that was written twice, as somebody has it who deleted nothing for good. */
function overwritten(): Uint8Array {
  const document = new Y.Doc({ gc: false })
  document.clientID = 7
  document.getMap('meta').set('displayName', 'the first one')
  document.getMap('meta').set('displayName', 'the second one')
  return Y.encodeStateAsUpdate(document)
}

const text = (document: Y.Doc): string => new TextDecoder().decode(Y.encodeStateAsUpdate(document))

test('what is deleted is kept until all is loaded, then let go', () => {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, overwritten())
  expect(text(document)).toContain('the first one')
  loaded()
  expect(text(document)).not.toContain('the first one')
  expect(text(document)).toContain('the second one')
})

test('afterwards what is deleted is let go at once', () => {
  const { document, loaded } = openDocument()
  loaded()
  document.getMap('meta').set('displayName', 'the first one')
  document.getMap('meta').set('displayName', 'the second one')
  expect(text(document)).not.toContain('the first one')
})

test('what an undo holds on to stays', () => {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, overwritten())
  const item = Y.getItem(document.store, Y.createID(7, 0))
  if (item instanceof Y.Item) item.keep = true
  loaded()
  expect(text(document)).toContain('the first one')
})

test('saying twice that all is loaded does no harm', () => {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, overwritten())
  loaded()
  loaded()
  expect(document.getMap('meta').get('displayName')).toBe('the second one')
})

test('people get a client id of their own, replays the one that they ask for', () => {
  expect(openDocument(7).document.clientID).toBe(7)
  expect(openDocument(0).document.clientID).toBe(0)
  expect(openDocument().document.clientID).not.toBe(openDocument().document.clientID)
})
