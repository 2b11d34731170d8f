import { expect, test } from 'vitest'
import type { Surface } from '../../commands/core/surface.ts'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { createFile } from '../../commands/file/create-file.ts'
import { deleteFile } from '../../commands/file/delete-file.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { restoreProject } from '../../commands/project/restore-project.ts'
import { FileId } from '../../model/ids.ts'
import { entityId, sceneId, scriptId, type Workbench, workbench } from './support/workbench.ts'

const tab: Surface = `file:${scriptId}`
const code: readonly Surface[] = [tab, 'project', 'everything']
const design: readonly Surface[] = ['scene', 'everything']

const type = ({ bus }: Workbench, insert: string) =>
  bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert }] })
const rename = ({ bus }: Workbench, name: string) =>
  bus.execute(renameEntity, { entityId: entityId('a'), name })
const bringBack = ({ bus }: Workbench, name: string) =>
  bus.execute(restoreProject, {
    about: { kind: 'project' },
    records: [{ root: `ents:${sceneId}`, id: 'b', set: [['name', name]], erase: [] }],
    texts: [],
  })

test('[S27] [invariant 38] redo does not delete a tab whose deletion was undone before somebody typed into it', () => {
  const bench = workbench()
  bench.bus.execute(deleteFile, { fileId: scriptId })
  expect(bench.bus.undo(...code)).toMatchObject({ ok: true })
  type(bench, 'hello')
  expect(bench.bus.redo(...code)).toEqual({ ok: false, reason: 'nothing' })
  expect(bench.bus.project.file(scriptId)).toBeDefined()
})

test('[S27] [invariant 38] redo brings back no moment of the past after new work in the scene or in a tab', () => {
  for (const [work, view] of [
    [rename, design],
    [type, code],
  ] as const) {
    const bench = workbench()
    bringBack(bench, 'Before')
    expect(bench.bus.undo(...view)).toMatchObject({ ok: true })
    work(bench, 'new')
    expect(bench.bus.redo(...view)).toEqual({ ok: false, reason: 'nothing' })
    expect(bench.bus.project.entity(entityId('b'))?.name).toBe('B')
  }
})

test('[S27] [invariant 38] after a moment of the past was brought back nothing older is redone anywhere', () => {
  const bench = workbench()
  type(bench, 'x')
  rename(bench, 'A2')
  bench.bus.undo(...code)
  bench.bus.undo(...design)
  bringBack(bench, 'Before')
  expect(bench.bus.nextRedo(...code)).toBeUndefined()
  expect(bench.bus.nextRedo(...design)).toBeUndefined()
})

test('[S27] [invariant 38] what was undone in a tab can be redone after work in the scene and on other tabs', () => {
  const bench = workbench()
  type(bench, 'kept')
  bench.bus.undo(...code)
  rename(bench, 'A2')
  bench.bus.execute(createFile, { fileId: FileId.parse('other'), sceneId, kind: 'js' })
  expect(bench.bus.redo(tab)).toMatchObject({ ok: true })
  expect(bench.bus.project.text(scriptId)).toMatch(/^kept/)
})
