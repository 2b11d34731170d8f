import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { copyScene } from '../../../commands/scene/copy-scene.ts'
import { renameScene } from '../../../commands/scene/rename-scene.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import { sendCall } from '../../../scripts/fuzz/send-call.ts'
import { assertProperty } from '../support/assert-property.ts'
import { anyCall } from '../support/fuzz.ts'
import { faults, shown } from '../support/shown.ts'
import { box, indexId, sceneId, workbench } from '../support/workbench.ts'

const copyId = SceneId.parse('the-copy')

/** Everything that a scene shows, with things called by their number and tabs by their names. */
function content(project: Project, id: SceneId) {
  const entities = project.entities(id)
  const numbers = new Map<string, string>(entities.map((entity, index) => [entity.id, `thing ${index}`]))
  const things = entities.map(({ id: own, sceneId: _, parentId, ...rest }) => ({
    ...rest,
    id: numbers.get(own),
    parentId: parentId === null ? null : numbers.get(parentId),
  }))
  const tabs = project.files(id).map((file) => {
    const { blocks, variables, comments } = project.blocks(file.id)
    const { name, kind } = file
    return {
      name,
      kind,
      text: project.text(file.id),
      blocks: new Map([...blocks].map(([key, block]) => [key, withNumbers(block, numbers)])),
      variables,
      comments,
    }
  })
  return { template: project.scene(id)?.template, things, tabs }
}

const withNumbers = (value: unknown, numbers: ReadonlyMap<string, string>): unknown =>
  JSON.parse(JSON.stringify(value), (key, item) => (key === 'ITEM' ? (numbers.get(item) ?? item) : item))

test('[W15] whatever a scene has become, its copy shows the same under fresh ids, and the scene itself stays', () => {
  let blocks = 0
  const property = fc.property(fc.array(anyCall, { maxLength: 80 }), (calls) => {
    const { bus } = workbench()
    for (const [index, call] of calls.entries()) sendCall(bus, call, `fresh-${index}`)
    const [source] = bus.project.scenes
    const before = content(bus.project, source!.id)
    blocks += before.tabs.reduce((sum, tab) => sum + tab.blocks.size, 0)
    expect(bus.execute(copyScene, { sourceId: source!.id, sceneId: copyId })).toMatchObject({
      ok: true,
      changed: true,
    })
    expect(content(bus.project, copyId)).toEqual(before)
    expect(content(bus.project, source!.id)).toEqual(before)
    expect(faults(bus.project)).toEqual([])
    const ids = bus.project.scenes.flatMap(({ id }) => [
      ...bus.project.entities(id).map((entity) => entity.id),
      ...bus.project.files(id).map((file) => file.id),
    ])
    expect(new Set(ids).size).toBe(ids.length)
    expect(bus.project.scenes.map(({ id }) => id).slice(0, 2)).toEqual([source!.id, copyId])
  })
  assertProperty(property, 100)
  expect(blocks).toBeGreaterThan(0)
})

test('a block of the copy means the copy of its thing; words that look like an id stay', () => {
  const { bus } = workbench()
  const shadow = { type: 'pick', fields: { ITEM: 'a', TEXT: 'a' } }
  bus.execute(changeBlocks, {
    fileId: indexId,
    upserts: [
      {
        id: 'one',
        type: 'say',
        hasNext: true,
        fields: { ITEM: 'b', TEXT: 'b' },
        extra: {},
        shadows: { WHO: shadow },
      },
      { id: 'two', type: 'say', hasNext: true, fields: { ITEM: 'gone' }, extra: {}, shadows: {} },
    ],
    deletes: [],
    comments: { upserts: [{ id: 'note', text: 'Hi', x: 1, y: 2, width: 30, height: 40 }], deletes: [] },
  })
  bus.execute(copyScene, { sourceId: sceneId, sceneId: copyId })
  const { project } = bus
  const [index] = project.files(copyId)
  const copies = new Map(project.entities(copyId).map(({ name, id }) => [name, id]))
  const { blocks, comments } = project.blocks(index!.id)
  expect(blocks.get('one')?.fields).toEqual({ ITEM: copies.get('B'), TEXT: 'b' })
  expect(blocks.get('one')?.shadows).toEqual({
    WHO: { type: 'pick', fields: { ITEM: copies.get('A'), TEXT: 'a' } },
  })
  expect(blocks.get('two')?.fields).toEqual({ ITEM: 'gone' })
  expect(comments).toMatchObject([{ id: 'note', text: 'Hi' }])
})

test('a dozen siblings keep their order, and only one scene says that it is the default', () => {
  const { bus, document } = workbench()
  for (let at = 0; at < 12; at++) bus.execute(createEntity, box(`box-${at}`, 'b'))
  bus.execute(copyScene, { sourceId: sceneId, sceneId: copyId })
  const names = (id: SceneId) => bus.project.entities(id).map(({ name }) => name)
  expect(names(copyId)).toEqual(names(sceneId))
  const marked = [...document.getMap<Y.Map<unknown>>('scenes')].filter(([, scene]) => scene.has('default'))
  expect(marked.map(([id]) => id)).toEqual([sceneId])
})

test('one undo takes the whole copy away, one redo brings it back', () => {
  const { bus } = workbench()
  const before = shown(bus.project)
  bus.execute(copyScene, { sourceId: sceneId, sceneId: copyId })
  const after = shown(bus.project)
  bus.undo('scene')
  expect(shown(bus.project)).toBe(before)
  bus.redo('scene')
  expect(shown(bus.project)).toBe(after)
})

test('[E06] copies are called {copy}_copy and the lowest free number', () => {
  const { bus } = workbench()
  const copy = (sourceId: SceneId, id: string) => {
    bus.execute(copyScene, { sourceId, sceneId: SceneId.parse(id) })
    return bus.project.scene(SceneId.parse(id))?.name
  }
  expect(copy(sceneId, 'one')).toBe('scene1_copy1')
  expect(copy(sceneId, 'two')).toBe('scene1_copy2')
  bus.execute(renameScene, { sceneId: SceneId.parse('one'), name: 'Wald' })
  expect(copy(sceneId, 'three')).toBe('scene1_copy1')
  expect(copy(SceneId.parse('one'), 'four')).toBe('Wald_copy1')
  bus.execute(renameScene, { sceneId, name: `${'x'.repeat(73)}🐣🐣🐣` })
  const long = copy(sceneId, 'five')
  expect(long).toBe(`${'x'.repeat(73)}_copy1`)
  expect(bus.project.scenes.some(({ isDefault, id }) => isDefault && id !== sceneId)).toBe(false)
})

test('a copy of a copied thing is not bound to the scene that it came from', () => {
  const { bus } = workbench()
  bus.execute(copyScene, { sourceId: sceneId, sceneId: copyId })
  const { entityId } = box('b')
  expect(bus.project.entity(entityId)?.sceneId).toBe(sceneId)
  expect(bus.project.children(copyId, null)).toHaveLength(5)
})

test('a note that was deleted is not in the copy', () => {
  const { bus, document } = workbench()
  const note = { text: 'n', x: 1, y: 1, width: 100, height: 100 }
  const change = (comments: { upserts: readonly string[]; deletes: string[] }) =>
    bus.execute(changeBlocks, {
      fileId: indexId,
      upserts: [],
      deletes: [],
      comments: { ...comments, upserts: comments.upserts.map((id) => ({ ...note, id })) },
    })
  change({ upserts: ['gone', 'kept'], deletes: [] })
  change({ upserts: [], deletes: ['gone'] })
  bus.execute(copyScene, { sourceId: sceneId, sceneId: copyId })
  const [copied] = bus.project.files(copyId)
  expect([...recordsOf(document).ids(`wcom:${copied!.id}`)]).toEqual(['kept'])
})
