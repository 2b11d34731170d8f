import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { documentHash } from '../../../commands/core/document-hash.ts'

/** A document with one record in each of a few roots, made in the order of `roots`. */
function documentWith(roots: readonly string[], change?: (document: Y.Doc) => void): Y.Doc {
  const document = new Y.Doc()
  for (const root of roots) {
    if (root === 'meta') document.getMap(root).set('displayName', 'Test')
    else
      document.getMap(root).set('one', new Y.Map(Object.entries({ name: 'One', born: { t: 1, c: 'ana' } })))
  }
  if (roots.includes('files')) textOf(document).insert(0, 'code')
  change?.(document)
  return document
}

function textOf(document: Y.Doc): Y.Text {
  const file = document.getMap<Y.Map<Y.Text>>('files').get('one')
  const text = file?.get('text') ?? new Y.Text()
  if (!text.doc) file?.set('text', text)
  return text
}

const roots = ['meta', 'scenes', 'files', 'ents:a', 'blocks:b', 'vars:b', 'wcom:b', 'assets']
const usual = () => documentHash(documentWith(roots))
const record = (document: Y.Doc, root: string) => document.getMap<Y.Map<unknown>>(root).get('one')

test('the way and the order in which it came make no difference', () => {
  const document = documentWith(roots.toReversed())
  document.getMap('files').set('two', new Y.Map())
  document.getMap('files').delete('two')
  for (const root of ['ents:empty', 'progress']) document.getMap(root)
  document.getMap('somebody-else').set('key', 'value')
  const loaded = new Y.Doc()
  Y.applyUpdateV2(loaded, Y.encodeStateAsUpdateV2(document))
  expect(documentHash(document)).toBe(usual())
  expect(documentHash(loaded)).toBe(usual())
})

const changes: readonly [string, (document: Y.Doc) => unknown][] = [
  ['a register', (document) => record(document, 'scenes')?.set('name', 'Two')],
  [
    'a register of a deleted record',
    (document) => record(document, 'scenes')?.set('del', { t: 2, c: 'ana' }),
  ],
  ['a further record', (document) => document.getMap('scenes').set('two', new Y.Map())],
  ['the name of the project', (document) => document.getMap('meta').set('displayName', 'Other')],
  ['a letter of a script', (document) => textOf(document).insert(4, 's')],
  ['an entity', (document) => record(document, 'ents:a')?.set('name', 'Two')],
  ['the same record in another scene', (document) => document.getMap('ents:b').set('one', new Y.Map())],
  [
    'a record that lies in another scene instead',
    (document) => {
      document.getMap('ents:a').delete('one')
      document
        .getMap('ents:ab')
        .set('one', new Y.Map(Object.entries({ name: 'One', born: { t: 1, c: 'ana' } })))
    },
  ],
  [
    'the id of a record',
    (document) => {
      document.getMap('assets').delete('one')
      document
        .getMap('assets')
        .set('two', new Y.Map(Object.entries({ name: 'One', born: { t: 1, c: 'ana' } })))
    },
  ],
]

test.each(changes)('%s makes a difference', (_what, change) => {
  expect(documentHash(documentWith(roots, change))).not.toBe(usual())
})

test.each([
  ...changes,
  ['what is no record', (document: Y.Doc) => document.getMap('scenes').set('one', 'text')] as const,
  [
    'a root that becomes empty and gets a record again',
    (document: Y.Doc) => {
      document.getMap('assets').delete('one')
      documentHash(document)
      document.getMap('assets').set('zero', new Y.Map())
    },
  ] as const,
  [
    'two records around the first',
    (document: Y.Doc) => {
      for (const id of ['a', 'z']) document.getMap('scenes').set(id, new Y.Map())
    },
  ] as const,
])('what was hashed before: %s is found as by who hashes for the first time', (_what, change) => {
  const seen = documentWith(roots)
  documentHash(seen)
  change(seen)
  expect(documentHash(seen)).toBe(documentHash(documentWith(roots, change)))
  expect(documentHash(seen)).not.toBe(usual())
})

test('keyframes of stored recordings hold hashes: what a document has it keeps', () => {
  expect(usual()).toBe('034ed1059206ee5f')
  const empty = new Y.Doc()
  for (const root of ['meta', 'scenes']) empty.getMap(root)
  expect(documentHash(empty)).toBe(documentHash(new Y.Doc()))
})
