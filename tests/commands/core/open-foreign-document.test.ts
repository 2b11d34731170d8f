import { expect, it } from 'vitest'
import * as Y from 'yjs'
import { openForeignDocument } from '../../../commands/core/open-foreign-document.ts'
import { limits } from '../../../model/document/limits.ts'
import { schemaVersion } from '../../../model/document/schema-version.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { partsBomb } from '../../support/parts-bomb.ts'
import { pushInto } from '../../support/push-into.ts'
import { entityId, startUpdate } from '../support/workbench.ts'

/** The document of a project with one change more, as a file holds it. */
function fileWith(change: (document: Y.Doc) => void, options: { gc?: boolean } = {}): Uint8Array {
  const document = new Y.Doc(options)
  Y.applyUpdate(document, startUpdate())
  document.transact(() => change(document))
  return Y.encodeStateAsUpdateV2(document)
}

const faultOf = (bytes: Uint8Array) => {
  const opened = openForeignDocument(bytes)
  return opened.ok ? 'opened' : opened.fault
}

it('opens what a project was written to, the same as v1, and lets go what was deleted', () => {
  const change = (document: Y.Doc) => {
    document.getMap('junk').set('long', 'x'.repeat(10_000))
    document.getMap('junk').delete('long')
  }
  const bytes = fileWith(change, { gc: false })
  expect(bytes.length).toBeGreaterThan(10_000)
  const opened = openForeignDocument(bytes)
  if (!opened.ok) throw new Error(opened.fault)
  expect(materialise(opened.document).entity(entityId('a'))?.name).toBe('A')
  const again = new Y.Doc()
  Y.applyUpdate(again, opened.update)
  expect(Y.encodeStateVector(again)).toEqual(Y.encodeStateVector(opened.document))
  expect(opened.update.length).toBeLessThan(10_000)
})

it('[threat 21] tells what is no document, a part of one and an empty one', () => {
  const whole = fileWith(() => {})
  expect(faultOf(whole)).toBe('opened')
  expect(faultOf(new TextEncoder().encode('hello'))).toBe('damaged')
  expect(faultOf(whole.subarray(0, whole.length >> 1))).toBe('damaged')
  expect(faultOf(new Uint8Array())).toBe('damaged')
  expect(faultOf(Y.encodeStateAsUpdateV2(new Y.Doc()))).toBe('damaged')
  const document = new Y.Doc()
  document.clientID = 5
  document.getMap('scenes').set('a', 1)
  const before = Y.encodeStateVector(document)
  document.getMap('scenes').set('a', 2)
  expect(faultOf(Y.encodeStateAsUpdateV2(document, before))).toBe('damaged')
  document.getMap('scenes').delete('a')
  const deletion = new Y.Doc()
  Y.applyUpdateV2(deletion, whole)
  const known = Y.encodeStateVector(deletion)
  deletion.getMap('scenes').clear()
  expect(faultOf(Y.encodeStateAsUpdateV2(deletion, known))).toBe('damaged')
})

it('[threat 21] tells a whole project that comes with what belongs to changes nobody has', () => {
  const whole = fileWith(() => {})
  const more = new Y.Doc()
  more.clientID = 5
  const since = (change: () => void) => {
    const before = Y.encodeStateVector(more)
    change()
    return Y.encodeStateAsUpdateV2(more, before)
  }
  const first = since(() => more.getMap('meta').set('more', 1))
  const second = since(() => more.getMap('meta').set('other', 2))
  const deletion = since(() => more.getMap('meta').delete('other'))
  expect(faultOf(Y.mergeUpdatesV2([whole, first, second, deletion]))).toBe('opened')
  expect(faultOf(Y.mergeUpdatesV2([whole, second]))).toBe('damaged')
  expect(faultOf(Y.mergeUpdatesV2([whole, deletion]))).toBe('damaged')
})

it('[threat 21] refuses documents inside the document', () => {
  expect(faultOf(fileWith((document) => document.getMap('extra').set('inner', new Y.Doc())))).toBe('damaged')
})

/** Records inside each other, so many as said, in the root of a scene's things. */
const nested = (depth: number) => (document: Y.Doc) => {
  let map = document.getMap('ents:deep')
  for (let index = 0; index < depth; index += 1) map = map.set('in', new Y.Map<unknown>())
}

/** A list inside a list, and so on, in a register. */
function listsInside(depth: number): unknown {
  let value: unknown = 1
  for (let index = 0; index < depth; index += 1) value = [value]
  return value
}

const withText = (change: (text: Y.Text) => void) => (document: Y.Doc) => {
  const text = new Y.Text('abc')
  document.getMap('files').set('script', new Y.Map([['text', text]]))
  change(text)
}

it('[threat 21] opens what lies as deep as the server takes it, and nothing deeper', () => {
  expect(faultOf(fileWith(nested(limits.nesting)))).toBe('opened')
  expect(faultOf(fileWith(nested(limits.nesting + 1)))).toBe('damaged')
  expect(faultOf(fileWith(nested(6_000)))).toBe('damaged')
  const holding = (depth: number) =>
    fileWith((document) => document.getMap('meta').set('deep', listsInside(depth)))
  expect(faultOf(holding(limits.valueDepth))).toBe('opened')
  expect(faultOf(holding(limits.valueDepth + 1))).toBe('damaged')
})

it('[threat 21] refuses a text that holds anything but letters, also where it was made by hand', () => {
  expect(faultOf(fileWith(withText((text) => text.insert(3, 'd'))))).toBe('opened')
  expect(faultOf(fileWith(withText((text) => text.insertEmbed(0, { a: 1 }))))).toBe('damaged')
  expect(faultOf(fileWith(withText((text) => text.format(0, 2, { bold: true }))))).toBe('damaged')
  expect(faultOf(fileWith(withText((text) => text.insertEmbed(0, new Y.Map()))))).toBe('damaged')
  expect(faultOf(fileWith(withText((text) => pushInto(text, [1, 2]))))).toBe('damaged')
  expect(faultOf(fileWith(withText((text) => [text.insertEmbed(0, { a: 1 }), text.delete(0, 1)])))).toBe(
    'opened',
  )
})

it('[threat 21] tells a document of a newer version, and opens one of this', () => {
  const written = (schema: number) => fileWith((document) => document.getMap('meta').set('schema', schema))
  expect(faultOf(written(schemaVersion + 1))).toBe('newer')
  expect(faultOf(written(schemaVersion))).toBe('opened')
})

it('[threat 21] refuses what is too large before it reads it', () => {
  expect(faultOf(new Uint8Array(64_000_001))).toBe('too-large')
  expect(faultOf(new Uint8Array(64_000_000))).toBe('damaged')
})

it.each([1_000_001, 60_000_000])(
  '[threat 21] refuses %i parts in a few bytes before it makes them',
  (parts) => {
    expect(faultOf(partsBomb(parts))).toBe('too-large')
  },
)

it('[threat 21] takes a number of parts that no list can have for damage', () => {
  expect(faultOf(partsBomb(2 ** 40))).toBe('damaged')
})
