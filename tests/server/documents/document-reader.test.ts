import { afterEach, beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'
import { createDocumentReader, type DocumentReader } from '../../../server/documents/document-reader.ts'
import { readDocument } from '../../../server/documents/read-document.ts'
import { partsBomb } from '../../support/parts-bomb.ts'
import { documentBytes } from '../support/publication.ts'

let reader: DocumentReader
beforeEach(() => {
  reader = createDocumentReader()
})
afterEach(() => reader.close())

const stateOf = (write: (document: Y.Doc) => void): Uint8Array => {
  const document = new Y.Doc()
  document.transact(() => write(document))
  return Y.encodeStateAsUpdateV2(document)
}

it('reads a document as often as it is asked', async () => {
  for (const text of ['first', 'second'])
    expect(await reader.do(documentBytes(text), 'mia')).toEqual({
      kind: 'read',
      hasParts: true,
      isUnkind: false,
      fileKeys: [],
    })
})

it('sees that nothing was ever written into a document, although it would be shown with a scene', () => {
  const empty = Y.encodeStateAsUpdateV2(new Y.Doc())
  expect(readDocument(empty)).toMatchObject({ kind: 'read', hasParts: false })
})

it.each([1_000_000, 60_000_000, 2 ** 40])(
  '[threat 15] refuses %i parts in a few bytes before it makes them',
  (parts) => {
    const bomb = partsBomb(parts)
    expect(bomb.byteLength).toBeLessThan(40)
    const before = process.memoryUsage().rss
    expect(readDocument(bomb)).toEqual({ kind: 'refused', code: 'project.document-too-large' })
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  },
)

it('[threat 15] gives a document up that takes too long', async () => {
  const hasty = createDocumentReader({ milliseconds: 1 })
  const reading = await hasty.do(documentBytes('slow'), 'mia')
  hasty.close()
  expect(reading).toEqual({ kind: 'refused', code: 'project.document-unreadable' })
})

it('[threat 15] gives a document up that takes too much memory, and reads the next one', async () => {
  const small = createDocumentReader({ heapMegabytes: 40 })
  const list = Array.from({ length: 2_000_000 }, () => ({}))
  const large = stateOf((document) => document.getMap('meta').set('list', list))
  const readings = [await small.do(large, 'mia'), await small.do(documentBytes('next'), 'mia')]
  small.close()
  expect(readings).toMatchObject([{ kind: 'refused', code: 'project.document-unreadable' }, { kind: 'read' }])
})

it.each<readonly [string, () => Uint8Array]>([
  ['no document', () => Uint8Array.of(1, 2, 3)],
  ['nothing', () => new Uint8Array()],
  ['a document in the document', () => stateOf((document) => document.getMap('meta').set('in', new Y.Doc()))],
  [
    'shared types 200 deep',
    () =>
      stateOf((document) => {
        let map = document.getMap('meta')
        for (let depth = 0; depth < 200; depth += 1) map = map.set('in', new Y.Map<unknown>())
      }),
  ],
  ['a part of no length', () => partsBomb(1, 0)],
])('[threat 15] refuses %s', (_, make) => {
  expect(readDocument(make())).toEqual({ kind: 'refused', code: 'project.document-unreadable' })
})

/** A document that takes as long as a reader may. */
const slowDocument = (): Uint8Array => {
  const document = new Y.Doc()
  const list = Array.from({ length: 600_000 }, (_, index) => ({ index }))
  document.getMap('meta').set('list', list)
  return Y.encodeStateAsUpdateV2(document)
}

it('[threat 15] lets somebody with many documents wait for themselves, not the others for them', async () => {
  const slow = slowDocument()
  const order: string[] = []
  const read = (person: string, document: Uint8Array) =>
    reader.do(document, person).then((reading) => {
      order.push(person)
      return reading
    })
  await reader.do(documentBytes('begin'), 'mia')
  const busy = Array.from({ length: 6 }, () => read('busy', slow))
  await read('mia', documentBytes('honest'))
  expect(order.filter((person) => person === 'busy').length, 'only those that were refused').toBe(2)
  const codes = (await Promise.all(busy)).map((one) => (one.kind === 'refused' ? one.code : 'read'))
  expect(codes.filter((code) => code === 'general.too-many-requests')).toHaveLength(2)
})
