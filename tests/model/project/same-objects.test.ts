import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { EntityId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { sameEntity } from '../../../model/project/same-entity.ts'
import { faults, shown } from '../../commands/support/shown.ts'
import { entityId, indexId, sceneId, scriptId, startUpdate } from '../../commands/support/workbench.ts'

function open() {
  const document = new Y.Doc()
  Y.applyUpdate(document, startUpdate())
  const project = materialise(document)
  const record = (root: string, id: string) => document.getMap<Y.Map<unknown>>(root).get(id)
  const entity = (id: string) => record(`ents:${sceneId}`, id)
  return { document, project, record, entity }
}

const a = entityId('a')

test('what did not change is the same object; what changed is another one', () => {
  const { project, entity } = open()
  const [before, list] = [project.entity(a), project.entities(sceneId)]
  const others = list.filter(({ id }) => id !== 'a')
  entity('a')?.set('name', 'Other')
  expect(project.entity(a)).not.toBe(before)
  expect(project.entity(a)?.name).toBe('Other')
  expect(project.entities(sceneId)).not.toBe(list)
  expect(project.entities(sceneId).filter(({ id }) => id !== 'a')).toEqual(others)
  expect(project.entities(sceneId).every((one) => one.id === 'a' || list.includes(one))).toBe(true)
})

test('writing what is there already changes no object', () => {
  const { project, entity, record } = open()
  const before = [project.entity(a), project.entities(sceneId), project.scenes, project.files(sceneId)]
  entity('a')?.set('name', 'A')
  entity('a')?.set('later', undefined)
  record('scenes', sceneId)?.set('name', 'scene1')
  record('files', scriptId)?.set('name', 'Tab2')
  const after = [project.entity(a), project.entities(sceneId), project.scenes, project.files(sceneId)]
  expect(after[0]).toBe(before[0])
  expect(after[1]).toBe(before[1])
  expect(after[2]).toBe(before[2])
  expect(after[3]).toBe(before[3])
})

test('everything that shows in an entity tells it from another', () => {
  const { project } = open()
  const one = project.entity(a)
  if (!one) throw new Error('no entity')
  expect(sameEntity(one, { ...one, components: { ...one.components } })).toBe(true)
  for (const change of [
    { name: 'x' },
    { parentId: entityId('b') },
    { kind: 'light' },
    { isHidden: true },
    { isLocked: true },
    { position: [1, 0, 0] },
    { rotation: [1, 0, 0] },
    { scale: [2, 1, 1] },
    { components: {} },
  ] as const)
    expect(sameEntity(one, { ...one, ...change }), JSON.stringify(change)).toBe(false)
})

test('many changes at once are shown like one by one', () => {
  const { document, project } = open()
  expect(project.entities(sceneId)).toHaveLength(6)
  const root = document.getMap<Y.Map<unknown>>(`ents:${sceneId}`)
  document.transact(() => {
    for (let index = 0; index < 40; index++) {
      const parent = index % 3 === 0 ? 'a' : index % 3 === 1 ? '' : `n${index - 1}`
      const place = { p: parent, o: `a${index % 7}`, t: index, c: 'p', prev: '' }
      root.set(`n${index}`, new Y.Map(Object.entries({ kind: index === 9 ? '' : 'shape', place })))
    }
    root.get('b')?.set('del', { t: 1, c: 'p' })
  })
  expect(project.entities(sceneId)).toHaveLength(6 + 39 - 1)
  expect(project.broken(sceneId).map(({ id }) => id)).toEqual(['n9'])
  expect(faults(project)).toEqual([])
  const fresh = new Y.Doc()
  Y.applyUpdate(fresh, Y.encodeStateAsUpdate(document))
  expect(shown(project)).toBe(shown(materialise(fresh)))
})

test('the version rises with what changes', () => {
  const { project, entity } = open()
  const before = project.version
  entity('a')?.set('name', 'Other')
  expect(project.version).toBe(before + 1)
})

test('what is not there is not found', () => {
  const { project } = open()
  expect(project.entity(entityId('gone'))).toBeUndefined()
  expect(project.scene('gone' as typeof sceneId)).toBeUndefined()
  expect(project.files('gone' as typeof sceneId)).toEqual([])
  expect(project.file('gone' as typeof indexId)).toBeUndefined()
  expect(project.text('gone' as typeof indexId)).toBe('')
  expect(project.blocks(scriptId).blocks.size).toBe(0)
  expect(project.children(sceneId, 'gone' as EntityId)).toEqual([])
  expect(project.text(indexId)).toBe('')
})

test('a text is read anew when somebody typed', () => {
  const { project, record } = open()
  expect(project.text(scriptId)).toBe('// your code for Tab2\n')
  const text = record('files', scriptId)?.get('text')
  if (text instanceof Y.Text) text.insert(0, 'x')
  expect(project.text(scriptId)).toBe('x// your code for Tab2\n')
})
