import { expect, test } from 'vitest'
import {
  AssetId,
  BlockId,
  CourseId,
  DoodleId,
  EntityId,
  FileId,
  isEntityId,
  ProjectId,
  SceneId,
  StepId,
  StrokeId,
} from '../../model/ids.ts'

const plain = { AssetId, CourseId, DoodleId, EntityId, FileId, ProjectId, SceneId, StepId, StrokeId }
const wrong = ['', 'a b', ' a', 'a ', 'a\n', 'ä', 'a/b', 'a.b', 'x'.repeat(65)]

test.each(Object.entries(plain))('a %s is 1 to 64 letters, digits, _ and -', (_what, schema) => {
  for (const id of ['a', 'Z_0-9', 'x'.repeat(64)])
    expect(schema.safeParse(id)).toEqual({ success: true, data: id })
  for (const id of [...wrong, 7, null]) expect(schema.safeParse(id).success, String(id)).toBe(false)
})

test('the quick check of the id of a thing says the same', () => {
  for (const id of ['a', 'Z_0-9', 'x'.repeat(64)]) expect(isEntityId(id)).toBe(true)
  for (const id of wrong) expect(isEntityId(id), id).toBe(false)
})

test('the id of a block may hold anything, as Blockly makes them', () => {
  for (const id of ['%{b', 'ä ö', 'x'.repeat(64)]) expect(BlockId.safeParse(id).success).toBe(true)
  for (const id of ['', 'x'.repeat(65), 7]) expect(BlockId.safeParse(id).success).toBe(false)
})
