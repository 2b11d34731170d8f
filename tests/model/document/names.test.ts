import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { hasSurrogates } from '../../../model/document/has-surrogates.ts'
import { isNewerDocument } from '../../../model/document/is-newer-document.ts'
import { JsonObjectSchema, JsonValueSchema } from '../../../model/document/json-schema.ts'
import { limits } from '../../../model/document/limits.ts'
import { Name, SceneTemplate } from '../../../model/document/names.ts'
import { schemaVersion } from '../../../model/document/schema-version.ts'

test('a name is at most as long as names may be, and what lies around it is cut off', () => {
  expect(Name.parse('  Tree house ')).toBe('Tree house')
  expect(Name.parse('')).toBe('')
  expect(Name.parse('x'.repeat(limits.nameLength))).toHaveLength(limits.nameLength)
  for (const wrong of ['x'.repeat(limits.nameLength + 1), 7, null])
    expect(Name.safeParse(wrong).success).toBe(false)
})

test.each([
  ['Tree\u200b\u202e house', 'Tree house'],
  ['\ufeffDragon\u0000', 'Dragon'],
  ['two\nlines', 'twolines'],
  ['\u200b', ''],
  ['\u0000\u202e', ''],
  ['\u200d', ''],
  ['\u0301\ufe0f', ''],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['✨', '✨'],
  ['می‌خواهم', 'می‌خواهم'],
  ['نور 2', 'نور 2'],
  ['!', '!'],
])('what nobody sees of a name is cut out, and nothing to see is no name: %j', (typed, name) => {
  expect(Name.parse(typed)).toBe(name)
})

test('the slug of a starter scene is small letters, digits and -, or nothing', () => {
  for (const slug of ['', 'tree-house2', 'x'.repeat(64)])
    expect(SceneTemplate.safeParse(slug).success).toBe(true)
  for (const wrong of ['Tree', 'a b', 'a_b', ' a', 'a\n', 'x'.repeat(65), 7])
    expect(SceneTemplate.safeParse(wrong).success).toBe(false)
})

test('what a document can hold, and which of it are objects', () => {
  const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)])
  for (const value of [null, 7, 'x', true, [], {}, { a: [1] }, deep(limits.valueDepth)])
    expect(JsonValueSchema.safeParse(value).success).toBe(true)
  for (const value of [undefined, Number.NaN, () => 1, [undefined], deep(limits.valueDepth + 1)])
    expect(JsonValueSchema.safeParse(value).success).toBe(false)
  expect([{}, { a: 1 }].every((value) => JsonObjectSchema.safeParse(value).success)).toBe(true)
  expect([[], null, 7, { a: Number.NaN }].some((value) => JsonObjectSchema.safeParse(value).success)).toBe(
    false,
  )
})

test('letters of two units are seen wherever they stand, other letters are none', () => {
  for (const text of ['🐣', 'a🐣b', '\ud800', '\udfff']) expect(hasSurrogates(text)).toBe(true)
  for (const text of ['', 'abc', 'ä', '\ud7ff', '\ue000']) expect(hasSurrogates(text)).toBe(false)
})

test('a document is newer when its schema is a higher number than ours', () => {
  const isNewer = (schema: unknown) => {
    const document = new Y.Doc()
    if (schema !== undefined) document.getMap('meta').set('schema', schema)
    return isNewerDocument(document)
  }
  expect([undefined, schemaVersion, schemaVersion - 1, String(schemaVersion + 1)].map(isNewer)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(isNewer(schemaVersion + 1)).toBe(true)
})
