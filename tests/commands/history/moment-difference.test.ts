import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createComment } from '../../../commands/comment/create-comment.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { lockEntities } from '../../../commands/entity/lock-entities.ts'
import { moveEntity } from '../../../commands/entity/move-entities.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { deleteFile } from '../../../commands/file/delete-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { renameFile } from '../../../commands/file/rename-file.ts'
import { momentOf } from '../../../commands/history/moment.ts'
import { momentDifference } from '../../../commands/history/moment-difference.ts'
import { type RestoredAbout, restoreProject } from '../../../commands/project/restore-project.ts'
import { createScene } from '../../../commands/scene/create-scene.ts'
import { deleteScene } from '../../../commands/scene/delete-scene.ts'
import { createVariable } from '../../../commands/variable/create-variable.ts'
import { limits } from '../../../model/document/limits.ts'
import { FileId, SceneId } from '../../../model/ids.ts'
import { bringBack, remembered } from '../support/bring-back.ts'
import { shown } from '../support/shown.ts'
import {
  box,
  entityId,
  indexId,
  protagonists,
  sceneId,
  scriptId,
  type Workbench,
  workbench,
} from '../support/workbench.ts'

const a = entityId('a')
const b = entityId('b')
const c = entityId('c')
const everything: RestoredAbout = { kind: 'project' }

const rename = ({ bus }: Workbench, entity: typeof a, name: string) =>
  expect(bus.execute(renameEntity, { entityId: entity, name })).toMatchObject({ ok: true, changed: true })
const names = ({ bus }: Workbench) => bus.project.entities(sceneId).map(({ name }) => name)
const parentOf = ({ bus }: Workbench, id: typeof a) => bus.project.entity(id)?.parentId

test('[S27] a thing comes back with what was inside it, and nothing else does', () => {
  const bench = workbench()
  const past = remembered(bench)
  rename(bench, a, 'Other')
  rename(bench, c, 'Inner')
  bench.bus.execute(deleteEntities, { entityIds: [b] })
  const { records } = bringBack(bench, past, { kind: 'entity', id: b })
  expect(records.map(({ id }) => id).sort()).toEqual(['b', 'c'])
  expect(names(bench)).toEqual(['PLAYER', 'CAMERA', 'CURSOR', 'Other', 'B', 'C'])
  expect(bench.bus.undo('scene')).toMatchObject({
    ok: true,
    label: { params: { name: 'B', context: 'entity' } },
  })
  expect(names(bench)).toEqual(['PLAYER', 'CAMERA', 'CURSOR', 'Other'])
})

test('[S27] a locked thing is not changed by bringing it back, as by nothing else; with everything it is what it was', () => {
  const bench = workbench()
  const past = remembered(bench)
  rename(bench, b, 'Changed')
  bench.bus.execute(lockEntities, { entityIds: [b], isLocked: true })
  const payload = momentDifference(past, momentOf(bench.document), { kind: 'entity', id: b })
  expect(bench.bus.execute(restoreProject, payload)).toMatchObject({ ok: false, code: 'entity.locked' })
  expect(names(bench)).toContain('Changed')
  bringBack(bench, past, everything)
  expect(bench.bus.project.entity(b)).toMatchObject({ name: 'B', isLocked: false })
})

test('[S27] a name that another program has stored too long comes back as it was shown', () => {
  const bench = workbench()
  const long = 'n'.repeat(limits.nameLength + 1)
  const record = bench.document.getMap('ents:test-scene').get('b')
  if (!(record instanceof Y.Map)) throw new Error('no record')
  record.set('name', long)
  const past = remembered(bench)
  const about = { kind: 'entity', id: b } as const
  expect(momentDifference(past, momentOf(bench.document), about).records).toEqual([])
  rename(bench, b, 'Changed')
  bringBack(bench, past, about)
  expect(names(bench)).toContain(long.slice(1))
})

test('[S27] a holder does not come back while that would change what is locked inside it', () => {
  const bench = workbench()
  const past = remembered(bench)
  rename(bench, b, 'Changed')
  bench.bus.execute(lockEntities, { entityIds: [c], isLocked: true })
  const back = () => momentDifference(past, momentOf(bench.document), { kind: 'entity', id: b })
  const bytes = Y.encodeStateAsUpdate(bench.document)
  expect(bench.bus.execute(restoreProject, back())).toEqual({
    ok: false,
    code: 'entity.locked',
    params: { name: 'C' },
  })
  expect(Y.encodeStateAsUpdate(bench.document)).toEqual(bytes)
  bench.bus.execute(lockEntities, { entityIds: [c], isLocked: false })
  expect(bench.bus.execute(restoreProject, back())).toMatchObject({ ok: true, changed: true })
  expect(names(bench)).toContain('B')
})

test('[S27] what was put into a thing later stays in it', () => {
  const bench = workbench()
  const past = remembered(bench)
  bench.bus.execute(createEntity, box('later', 'b'))
  rename(bench, b, 'Changed')
  bringBack(bench, past, { kind: 'entity', id: b })
  expect(names(bench)).toContain('B')
  expect(parentOf(bench, entityId('later'))).toBe(b)
})

test('[S27] a thing that was not there then brings nothing', () => {
  const bench = workbench()
  const past = remembered(bench)
  bench.bus.execute(createEntity, box('later'))
  const about = { kind: 'entity', id: entityId('later') } as const
  expect(momentDifference(past, momentOf(bench.document), about)).toEqual({ about, records: [], texts: [] })
})

test('[S27] a tab comes back alone, with its text, blocks, variables and comments', () => {
  const bench = workbench()
  const { bus } = bench
  const add = (id: string, name: string) => {
    const comment = { id, text: name, x: 0, y: 0, width: 90, height: 90 }
    bus.execute(createVariable, { fileId: indexId, variable: { id, name, type: '' } })
    bus.execute(createComment, { fileId: indexId, comment })
  }
  const variables = () => bus.project.blocks(indexId).variables.map(({ name }) => name)
  add('v1', 'points')
  const past = remembered(bench)
  add('v2', 'lives')
  bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 2, insert: 'now' }] })
  rename(bench, a, 'Other')

  bringBack(bench, past, { kind: 'file', id: scriptId })
  expect(bus.project.text(scriptId)).toBe('// your code for Tab2\n')
  expect(variables()).toHaveLength(2)
  bringBack(bench, past, { kind: 'file', id: indexId })
  expect(variables()).toEqual(['points'])
  expect(bus.project.blocks(indexId).comments.map(({ text }) => text)).toEqual(['points'])
  expect(names(bench)).toContain('Other')
  expect(bus.undo(`file:${indexId}`)).toMatchObject({ ok: true, label: { params: { context: 'file' } } })
  expect(variables()).toHaveLength(2)
})

test('[S27] a tab that was deleted since comes back with its text', () => {
  const bench = workbench()
  bench.bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: '🐣 ' }] })
  const past = remembered(bench)
  bench.bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 3, insert: '🐔' }] })
  bench.bus.execute(deleteFile, { fileId: scriptId })
  bringBack(bench, past, { kind: 'file', id: scriptId })
  expect(bench.bus.project.files(sceneId).map(({ name }) => name)).toEqual(['index', 'Tab2'])
  expect(bench.bus.project.text(scriptId)).toBe('🐣 // your code for Tab2\n')
})

test('[S27] a name that somebody else took since is theirs while both are there', () => {
  const bench = workbench()
  const { bus } = bench
  const past = remembered(bench)
  bus.execute(renameFile, { fileId: scriptId, name: 'mine' })
  const taker = FileId.parse('taker')
  bus.execute(createFile, { fileId: taker, sceneId, kind: 'js' })
  bus.execute(renameFile, { fileId: taker, name: 'Tab2' })
  bringBack(bench, past, { kind: 'file', id: scriptId })
  const shownNames = bus.project.files(sceneId).map(({ name }) => name)
  expect(new Set(shownNames).size).toBe(3)
  expect(bus.project.file(scriptId)?.name).toBe('Tab2')
  bringBack(bench, past, everything)
  expect(bus.project.files(sceneId).map(({ name }) => name)).toEqual(['index', 'Tab2'])
})

test('[S27] a moment before a scene existed takes the scene away and nothing of what lies in it', () => {
  const bench = workbench()
  const { bus } = bench
  const past = remembered(bench)
  const second = SceneId.parse('second')
  const made = bus.execute(createScene, {
    sceneId: second,
    fileId: FileId.parse('second-index'),
    template: 'test',
    entities: protagonists('-2'),
  })
  expect(made).toMatchObject({ ok: true })
  const { records } = bringBack(bench, past, everything)
  expect(records.filter(({ root }) => root.startsWith('ents:'))).toEqual([])
  expect(bus.project.scenes.map(({ id }) => id)).toEqual([sceneId])
  expect(bus.undo('scene')).toMatchObject({ ok: true })
  expect(bus.project.entities(second)).toHaveLength(3)
})

test('[S27] a thing whose parent is deleted comes back where it can be seen, and in the parent when that comes back', () => {
  const bench = workbench()
  const past = remembered(bench)
  bench.bus.execute(moveEntity, { entityId: c, parentId: a, before: null })
  bench.bus.execute(deleteEntities, { entityIds: [b] })
  bringBack(bench, past, { kind: 'entity', id: c })
  expect(bench.bus.project.entity(c)).toBeDefined()
  expect(parentOf(bench, c)).toBeNull()
  bringBack(bench, past, everything)
  expect(parentOf(bench, c)).toBe(b)
})

test.each([
  ['thing', { kind: 'entity', id: a }],
  ['tab', { kind: 'file', id: scriptId }],
] as const)(
  '[S27] a %s of a scene that was deleted since is not said to be back: it comes with everything',
  (_, about) => {
    const bench = workbench()
    const { bus } = bench
    const entities = protagonists('-2')
    const second = { sceneId: SceneId.parse('second'), fileId: FileId.parse('second-index') }
    bus.execute(createScene, { ...second, template: 'test', entities })
    const past = remembered(bench)
    rename(bench, a, 'Changed')
    bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 2, insert: 'now' }] })
    expect(bus.execute(deleteScene, { sceneId })).toMatchObject({ ok: true, changed: true })
    const before = shown(bus.project)
    const difference = momentDifference(past, momentOf(bench.document), about)
    for (const payload of [difference, { about, records: [], texts: [] }])
      expect(bus.execute(restoreProject, payload)).toMatchObject({ ok: false, code: 'restore.scene-missing' })
    expect(shown(bus.project)).toBe(before)
    bringBack(bench, past, everything)
    expect(names(bench)).toContain('A')
    expect(bus.project.text(scriptId)).toMatch(/^\/\/ your code/)
  },
)
