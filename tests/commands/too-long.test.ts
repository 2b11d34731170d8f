import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { createFile } from '../../commands/file/create-file.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { renameFile } from '../../commands/file/rename-file.ts'
import { describeProject } from '../../commands/project/describe-project.ts'
import { renameProject } from '../../commands/project/rename-project.ts'
import { renameScene } from '../../commands/scene/rename-scene.ts'
import { limits } from '../../model/document/limits.ts'
import { FileId } from '../../model/ids.ts'
import { rejections } from '../../model/rejections/rejections.ts'
import { entityId, sceneId, scriptId, type Workbench, workbench } from './support/workbench.ts'

const file = FileId.parse('full')
const nameFault = { ok: false, code: 'name.too-long', params: { max: limits.nameLength } }
const textFault = { ok: false, code: 'text.too-long', params: { max: limits.textLength } }

test('a name that is too long says so, and how much fits', () => {
  const { bus } = workbench()
  const rename = (name: string) => bus.execute(renameEntity, { entityId: entityId('a'), name })
  expect(rename('x'.repeat(limits.nameLength + 1))).toEqual(nameFault)
  expect(rename('x'.repeat(limits.nameLength))).toMatchObject({ ok: true })
})

test.each([
  [
    'a thing',
    ({ bus }: Workbench, name: string) => bus.execute(renameEntity, { entityId: entityId('a'), name }),
  ],
  ['a scene', ({ bus }: Workbench, name: string) => bus.execute(renameScene, { sceneId, name })],
  ['a tab', ({ bus }: Workbench, name: string) => bus.execute(renameFile, { fileId: scriptId, name })],
  ['a project', ({ bus }: Workbench, displayName: string) => bus.execute(renameProject, { displayName })],
])('a name of ten million letters for %s changes nothing', (_, rename) => {
  const bench = workbench()
  const { document, journal } = bench
  const before = Y.encodeStateAsUpdate(document)
  expect(rename(bench, 'x'.repeat(10_000_000))).toEqual(nameFault)
  expect(Y.encodeStateAsUpdate(document)).toEqual(before)
  expect(journal).toHaveLength(0)
})

test('so does a description, and a document stays as it was', () => {
  const { bus, document } = workbench()
  const before = Y.encodeStateAsUpdate(document)
  const description = 'x'.repeat(10_000_000)
  expect(bus.execute(describeProject, { description })).toEqual({
    ok: false,
    code: 'text.too-long',
    params: { max: limits.descriptionLength },
  })
  expect(Y.encodeStateAsUpdate(document)).toEqual(before)
})

test('a script that is full says so, whether one paste is too much or the last letter', () => {
  const { bus } = workbench()
  const text = 'x'.repeat(limits.textLength - 1)
  bus.execute(createFile, { fileId: file, sceneId, kind: 'js', text })
  const type = (insert: string, at = 0) =>
    bus.execute(editText, { fileId: file, edits: [{ at, remove: 0, insert }] })
  expect(type('x'.repeat(limits.textLength + 1))).toEqual(textFault)
  expect(type('xx')).toEqual(textFault)
  expect(type('🐣')).toEqual(textFault)
  expect(type('x', limits.textLength + 1)).toMatchObject({ code: 'payload.invalid' })
  expect(type('x')).toMatchObject({ ok: true })
})

test('both have a sentence in each language that names the number', () => {
  for (const code of ['name.too-long', 'text.too-long'] as const)
    for (const words of Object.values(rejections[code])) expect(words).toContain('{{max}}')
})
