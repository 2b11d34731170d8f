import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { momentOf } from '../../../commands/history/moment.ts'
import { momentDifference } from '../../../commands/history/moment-difference.ts'
import { subjectName } from '../../../commands/history/subject-name.ts'
import { EntityId, SceneId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { Project } from '../../../model/project/project.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'
import { callsDuring } from '../../support/calls-during.ts'
import { stepsInLists } from '../../support/steps-in-lists.ts'

const record = (values: object) => new Y.Map<unknown>(Object.entries(values))
const born = (t: number) => ({ born: { t, c: 'ana' }, order: 'a0' })
const scene = (t: number) => record({ name: `scene${t}`, ...born(t) })
const thing = (name = '') => {
  const still = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] }
  return record({ kind: 'shape', name, place: { p: '', o: 'a0', t: 1, c: 'ana' }, ...still })
}

/** So many scenes with a tab and a thing without a name in each. */
function scenes(count: number): Y.Doc {
  const document = new Y.Doc()
  document.transact(() => {
    for (let at = 0; at < count; at++) {
      document.getMap('scenes').set(`s${at}`, scene(at))
      document
        .getMap('files')
        .set(`f${at}`, record({ scene: `s${at}`, name: 'index', kind: 'js', ...born(at) }))
      document.getMap(`ents:s${at}`).set(`e${at}`, thing())
    }
  })
  return document
}

function copyOf(document: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(document))
  return copy
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

test.each<[string, (count: number) => number]>([
  [
    'to find each thing',
    (count) => {
      const project = materialise(scenes(count))
      return callsDuring(Map.prototype, 'get', () => {
        for (const at of numbers(count)) project.entity(EntityId.parse(`e${at}`))
      })
    },
  ],
  [
    'to find each scene',
    (count) => {
      const project = materialise(scenes(count))
      return stepsInLists(() => {
        for (const at of numbers(count)) project.scene(SceneId.parse(`s${at}`))
      })
    },
  ],
  [
    'to name what things without a name are about',
    (count) => {
      const moment = momentOf(scenes(count))
      const targets = numbers(count).map((at) => `entity:e${at}` as const)
      return stepsInLists(() => subjectName(moment, targets))
    },
  ],
  [
    'to compare two moments',
    (count) => {
      const document = scenes(count)
      const [past, now] = [momentOf(document), momentOf(copyOf(document))]
      return stepsInLists(() => momentDifference(past, now, { kind: 'project' }))
    },
  ],
])('%s in many scenes takes steps that grow as they do', (_, steps) => {
  const few = steps(100)
  expect(steps(400)).toBeLessThan(4 * 1.2 * few + 100)
})

const ids = ['a', 'b', 'player-of-one', 'camera-of-two', 'one', 'none']
const anyChange = fc.record({
  scene: fc.constantFrom('one', 'two', 'three'),
  id: fc.constantFrom(...ids),
  what: fc.constantFrom('put', 'delete', 'erase', 'spoil', 'scene', 'no-scene', 'look'),
  order: fc.constantFrom('a0', 'a1', 'a2'),
})

/** By looking through all scenes in their order. */
function plainly(project: Project, id: string) {
  for (const { id: sceneId } of project.scenes) {
    // Stand-ins are among them.
    const found = project.entities(sceneId).find((entity) => entity.id === id)
    if (found) return found
  }
  return undefined
}

test('a thing is found in the first scene that shows one under its id, whatever comes and goes', () => {
  const property = fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
    const document = new Y.Doc()
    const project = materialise(document)
    for (const { scene: sceneId, id, what, order } of changes) {
      const things = document.getMap<unknown>(`ents:${sceneId}`)
      const stored = things.get(id)
      if (what === 'put') things.set(id, thing(sceneId))
      else if (what === 'delete' && stored instanceof Y.Map) stored.set('del', { t: 5, c: 'ben' })
      else if (what === 'erase') things.delete(id)
      else if (what === 'spoil') things.set(id, 'no record')
      else if (what === 'scene') document.getMap('scenes').set(sceneId, record({ name: sceneId, order }))
      else if (what === 'no-scene') document.getMap('scenes').delete(sceneId)
      for (const one of what === 'look' ? ids : [])
        expect(project.entity(EntityId.parse(one))).toBe(plainly(project, one))
    }
    for (const one of ids) expect(project.entity(EntityId.parse(one))).toBe(plainly(project, one))
  })
  assertProperty(property, 500)
})
