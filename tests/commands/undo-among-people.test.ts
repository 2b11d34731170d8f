import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { deleteEntities } from '../../commands/entity/delete-entities.ts'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { setProperty } from '../../commands/entity/set-property.ts'
import { createFile } from '../../commands/file/create-file.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { renameProject } from '../../commands/project/rename-project.ts'
import { renameScene } from '../../commands/scene/rename-scene.ts'
import { limits } from '../../model/document/limits.ts'
import { FileId } from '../../model/ids.ts'
import { twoPeople } from './support/two-people.ts'
import { entityId, sceneId, scriptId, type Workbench, workbench } from './support/workbench.ts'

const a = entityId('a')
const nameOf = ({ bus }: Workbench) => bus.project.entity(a)?.name
const rename = (bench: Workbench, name: string) => bench.bus.execute(renameEntity, { entityId: a, name })

test('an undo never changes what somebody else wrote later, says so, and does not fall through to an older step', () => {
  const [ana, ben, sync] = twoPeople()
  rename(ana, 'first')
  ana.wait(1_000)
  ana.bus.execute(deleteEntities, { entityIds: [entityId('b')] })
  rename(ana, 'second')
  sync()
  rename(ben, 'theirs')
  sync()
  expect(ana.bus.undo('scene')).toMatchObject({ ok: false, reason: 'changed-since' })
  expect(nameOf(ana)).toBe('theirs')
  expect(ana.bus.project.entity(entityId('b'))).toBeUndefined()
  expect(ana.bus.undo('scene')).toMatchObject({ ok: true })
  expect(ana.bus.project.entity(entityId('b'))).toBeDefined()
})

test('what one person types is undone without touching what another typed into it', () => {
  const [ana, ben, sync] = twoPeople()
  const type = (bench: Workbench, at: number, insert: string) =>
    bench.bus.execute(editText, { fileId: scriptId, edits: [{ at, remove: 0, insert }] })
  type(ana, 0, 'abcd')
  sync()
  type(ben, 2, 'XY')
  sync()
  ana.bus.undo(`file:${scriptId}`)
  sync()
  expect(ana.bus.project.text(scriptId)).toBe('XY// your code for Tab2\n')
  expect(ben.bus.project.text(scriptId)).toBe('XY// your code for Tab2\n')
  ana.bus.redo(`file:${scriptId}`)
  expect(ana.bus.project.text(scriptId)).toContain('XY')
})

test('each surface has its own undo', () => {
  const bench = workbench()
  rename(bench, 'scene first')
  bench.bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: 'x' }] })
  expect(bench.bus.undo('scene')).toMatchObject({ ok: true, label: { key: 'command.entity.rename' } })
  expect(bench.bus.project.text(scriptId)).toMatch(/^x/)
  expect(bench.bus.undo('project')).toEqual({ ok: false, reason: 'nothing' })
})

test('Ctrl+Z in Design undoes the name of the project and of the scene too', () => {
  const { bus } = workbench()
  bus.execute(renameProject, { displayName: 'Drachental' })
  bus.execute(renameScene, { sceneId, name: 'Wald' })
  expect(bus.undo('scene')).toMatchObject({ ok: true, label: { key: 'command.scene.rename' } })
  expect(bus.undo('scene')).toMatchObject({ ok: true, label: { key: 'command.project.rename' } })
  expect(bus.project.meta.displayName).toBe('Test')
})

test('a run of the same edit is one step until 500 ms pass, the run is ended or something else comes', () => {
  const steps = (between: (bench: Workbench) => void) => {
    const bench = workbench()
    const slide = (value: number) =>
      bench.bus.execute(setProperty, { entityId: a, component: 'material', property: 'opacity', value })
    slide(0.1)
    between(bench)
    slide(0.2)
    let count = 0
    while (bench.bus.undo('scene').ok) count++
    return count
  }
  expect(steps((bench) => bench.wait(500))).toBe(1)
  expect(steps((bench) => bench.wait(501))).toBe(2)
  expect(steps(({ bus }) => bus.endMerge())).toBe(2)
  expect(steps((bench) => rename(bench, 'between'))).toBe(3)
})

test('listeners hear of local and remote changes and of undo, and may execute commands', () => {
  const [ana, ben, sync] = twoPeople()
  const heard: (string | undefined)[] = []
  ana.bus.subscribe(() => heard.push(nameOf(ana)))
  rename(ana, 'one')
  sync()
  rename(ben, 'two')
  sync()
  expect(heard).toEqual(['one', 'two'])
  const stop = ana.bus.subscribe(() => {
    stop()
    rename(ana, 'three')
  })
  rename(ana, 'go')
  expect(nameOf(ana)).toBe('three')
  expect(ana.bus.project.entities(sceneId)).toBe(ana.bus.project.entities(sceneId))
})

test('a stamp of an absurd time stops the clock for nobody: the newest step stays the newest, on a page that was loaded again too', () => {
  const [ana] = twoPeople()
  const hostile = new Y.Doc()
  Y.applyUpdate(hostile, Y.encodeStateAsUpdate(ana.document))
  const record = hostile.getMap('files').get(scriptId)
  if (record instanceof Y.Map) record.set('later', { t: limits.lamport, c: 'mallory' })
  const update = Y.encodeStateAsUpdate(hostile)
  ana.bus.applyRemote(update, 'mallory')
  for (const bench of [ana, workbench({ update })]) {
    bench.bus.execute(createFile, { fileId: FileId.parse('new'), sceneId, kind: 'js' })
    rename(bench, 'newest')
    expect(bench.bus.nextUndo('project', 'scene')?.key).toBe('command.entity.rename')
  }
})
