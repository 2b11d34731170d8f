import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { LiveDocument } from '../../../model/document/live-document.ts'

const events = [
  'beforeAllTransactions',
  'beforeTransaction',
  'beforeObserverCalls',
  'afterTransaction',
  'afterTransactionCleanup',
  'update',
  'updateV2',
  'subdocs',
  'afterAllTransactions',
] as const

const kinds = [
  ['as Yjs', () => new Y.Doc()],
  ['live', () => new LiveDocument()],
] as const

/** What is heard of an edit of somebody, of one that holds a document, and of one that is applied. */
function heardOf(document: Y.Doc): readonly string[] {
  const heard: string[] = []
  for (const event of events)
    document.on(event, (...args: readonly unknown[]) => heard.push(`${event}/${args.length}`))
  const other = new Y.Doc()
  other.clientID = 2
  other.getMap('a').set('there', 1)
  document.clientID = 1
  document.getMap('a').set('here', 1)
  document.getMap('a').set('inside', new Y.Doc())
  Y.applyUpdate(document, Y.encodeStateAsUpdate(other))
  return heard
}

test('a live document tells all that Yjs tells, in its order', () => {
  const heard = heardOf(new LiveDocument())
  expect(heard).toEqual(heardOf(new Y.Doc()))
  expect(new Set(heard.map((one) => one.split('/')[0]))).toEqual(new Set(events))
})

test.each(kinds)(
  'whoever begins or ceases to listen during an event is heeded from the next on: %s',
  (_, open) => {
    const document = open()
    const heard: string[] = []
    const late = () => heard.push('late')
    document.on('update', () => {
      heard.push('first')
      document.on('update', late)
    })
    document.once('update', () => heard.push('once'))
    document.getMap('a').set('one', 1)
    expect(heard).toEqual(['first', 'once'])
    document.getMap('a').set('two', 2)
    expect(heard).toEqual(['first', 'once', 'first', 'late'])
    document.off('update', late)
  },
)

test.each(kinds)('what a listener throws comes out of the change: %s', (_, open) => {
  const document = open()
  document.on('afterAllTransactions', () => {
    throw new Error('a defect')
  })
  expect(() => document.getMap('a').set('one', 1)).toThrow('a defect')
  expect(document.getMap('a').get('one')).toBe(1)
})
