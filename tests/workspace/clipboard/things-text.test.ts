import { expect, test } from 'vitest'
import { changeDoodle } from '../../../commands/doodle/change-doodle.ts'
import { placeDoodle } from '../../../commands/doodle/place-doodle.ts'
import { pasteEntities } from '../../../commands/entity/paste-entities.ts'
import { doodleOf } from '../../../model/doodle/with-drawings.ts'
import { DoodleId, StrokeId } from '../../../model/ids.ts'
import { beside } from '../../../src/workspace/clipboard/beside.ts'
import {
  freshThings,
  isThingsText,
  readThings,
  thingsText,
} from '../../../src/workspace/clipboard/things-text.ts'
import { box, entityId, sceneId, type Workbench, workbench } from '../../commands/support/workbench.ts'

const doodleId = DoodleId.parse('sun')
const dot = {
  kind: 'ellipse',
  x: 1,
  y: 1,
  radiusX: 1,
  radiusY: 1,
  fill: '#112233',
  stroke: null,
  strokeWidth: 1,
} as const

/** The text of b, c inside it, and the doodle d. */
function copied(): { bench: Workbench; text: string } {
  const bench = workbench()
  const { kind: _, components: __, ...place } = box('d')
  bench.bus.execute(placeDoodle, { ...place, doodleId, width: 30, height: 20 })
  bench.bus.execute(changeDoodle, {
    doodleId,
    upserts: [{ id: StrokeId.parse('s'), shape: dot }],
    deletes: [],
  })
  const things = ['b', 'c', 'd'].flatMap((id) => bench.bus.project.entity(entityId(id)) ?? [])
  return { bench, text: thingsText(bench.bus.project, things) }
}

let ids = 0
const newId = () => `fresh-${ids++}`

test('things go into another project with what is in them and the drawings they show, under ids of their own', () => {
  const { text } = copied()
  expect(isThingsText(text)).toBe(true)
  const read = readThings(text)
  expect(read).toBeDefined()
  if (!read) return
  const other = workbench()
  const fresh = freshThings(read, other.bus.project, newId)
  expect(other.bus.execute(pasteEntities, { sceneId, ...fresh }).ok).toBe(true)
  const pasted = other.bus.project.entities(sceneId).slice(-3)
  expect(pasted.map(({ name }) => name)).toEqual(['B 2', 'C', 'D'])
  expect(pasted[1]?.parentId).toBe(pasted[0]?.id)
  const shown = pasted[2] && doodleOf(pasted[2])
  expect(shown).not.toBe(doodleId)
  expect(shown && other.bus.project.doodle(shown)?.strokes.map(({ shape }) => shape)).toEqual([dot])
  other.bus.undo('scene')
  expect(other.bus.project.entities(sceneId)).toHaveLength(6)
})

test('in the project that it came from a drawing is shown again, not copied', () => {
  const { bench, text } = copied()
  const read = readThings(text)
  const fresh = read && freshThings(read, bench.bus.project, newId)
  expect(fresh?.doodles).toEqual([])
  expect(fresh?.entities[2]?.components.doodle).toEqual({ source: 'doodle:sun' })
})

test('[T18] a text that is not ours is left alone, and a damaged or hostile one is refused', () => {
  for (const text of ['', 'hello', '<svg onload="alert(1)">', '{"nestling":7}', '[1]'])
    expect(isThingsText(text)).toBe(false)
  const { text } = copied()
  const broken = [
    text.slice(0, -5),
    text.replace('"version":1', '"version":2'),
    text.replace('#112233', 'url(https://elsewhere.example/x)'),
    text.replace('"kind":"ellipse"', '"kind":"script"'),
    text.replace('"name":"B"', `"name":"${'x'.repeat(10_000)}"`),
    text.replace('"position":[0,0,0]', '"position":[null,0,0]'),
    text.replace('"entities":[', '"extra":1,"entities":['),
    text.replace('"components":{', '"components":{"Bad name":{"x":1},'),
  ]
  for (const hostile of broken) {
    expect(hostile).not.toBe(text)
    expect(readThings(hostile), hostile.slice(0, 80)).toBeUndefined()
  }
})

test('a pasted thing stands beside the one that is there, and the next beside both', () => {
  const at = (...position: [number, number, number]) => ({ position })
  expect(beside([1, 0, 1], [])).toEqual([0, 0, 0])
  expect(beside([1, 0, 1], [at(1, 0, 1), at(1.5, 0, 1.5)])).toEqual([1, 0, 1])
})
