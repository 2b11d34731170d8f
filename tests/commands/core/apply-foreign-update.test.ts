import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { applyForeignUpdate } from '../../../commands/core/apply-foreign-update.ts'

/** What the client 7 wrote. */
function written(): Uint8Array {
  const document = new Y.Doc()
  document.clientID = 7
  document.getMap('meta').set('displayName', 'Test')
  return Y.encodeStateAsUpdate(document)
}

test('a document stays its own client when its own operations come back, and nothing is warned of', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const document = new Y.Doc()
  document.clientID = 7
  applyForeignUpdate(document, written(), 'server')
  expect(document.clientID).toBe(7)
  expect(document.getMap('meta').get('displayName')).toBe('Test')
  document.getMap('meta').set('description', 'more')
  expect([...Y.decodeStateVector(Y.encodeStateVector(document))]).toEqual([[7, 2]])
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test('it is its own client again before anybody hears of the change', () => {
  const document = new Y.Doc()
  document.clientID = 7
  const heard: number[] = []
  document.on('update', () => heard.push(document.clientID))
  document.on('afterAllTransactions', () => heard.push(document.clientID))
  applyForeignUpdate(document, written(), 'server')
  expect(heard).toEqual([7, 7])
})

test('bytes that are no update throw, and leave the document its own client', () => {
  const document = new Y.Doc()
  document.clientID = 7
  expect(() => applyForeignUpdate(document, Uint8Array.of(1, 255, 3), 'server')).toThrow()
  expect(document.clientID).toBe(7)
  const heard: unknown[] = []
  document.on('update', (_update: Uint8Array, origin: unknown) => heard.push(origin))
  applyForeignUpdate(document, written(), 'server')
  expect(heard).toEqual(['server'])
})

test('afterwards it may become another client for good', () => {
  const document = new Y.Doc()
  document.clientID = 9
  applyForeignUpdate(document, written(), 'server')
  document.clientID = 10
  document.getMap('meta').set('description', 'more')
  expect(document.clientID).toBe(10)
})
