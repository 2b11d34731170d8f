import { expect, test } from 'vitest'
import { creditAsset } from '../../../commands/asset/credit-asset.ts'
import { paintWithAsset } from '../../../commands/asset/paint-with-asset.ts'
import { changeDoodle } from '../../../commands/doodle/change-doodle.ts'
import { placeDoodle } from '../../../commands/doodle/place-doodle.ts'
import { pasteEntities } from '../../../commands/entity/paste-entities.ts'
import { doodleOf } from '../../../model/doodle/with-drawings.ts'
import { AssetId, DoodleId, StrokeId } from '../../../model/ids.ts'
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

const birdId = AssetId.parse('bird')

/** The text of a box that is painted with a picture. */
function painted(): string {
  const bench = workbench()
  const place = { key: 'bird.png', link: '/files/bird.png', isDisabled: false }
  const asset = { assetId: birdId, type: 'images', fileName: 'bird', ...place } as const
  bench.bus.execute(paintWithAsset, { asset, picture: 'asset:bird', entityIds: [entityId('a')] })
  bench.bus.execute(creditAsset, { assetId: birdId, credit: 'Ada', licence: 'cc-by' })
  return thingsText(
    bench.bus.project,
    bench.bus.project.entities(sceneId).filter(({ id }) => id === 'a'),
  )
}

test('the files that things show come along in the same step, with who made them, and only where they are missing', () => {
  const read = readThings(painted())
  if (!read) throw new Error('the text is broken')
  const { bus } = workbench()
  const paste = () => bus.execute(pasteEntities, { sceneId, ...freshThings(read, bus.project, newId) })
  const shown = () => bus.project.entities(sceneId).at(-1)?.components.material?.texture
  expect(paste().ok).toBe(true)
  const [bird] = bus.project.assets
  expect(bird).toMatchObject({
    key: 'bird.png',
    link: '/files/bird.png',
    name: 'bird',
    type: 'images',
    credit: 'Ada',
    licence: 'cc-by',
  })
  expect(bird?.id).not.toBe(birdId)
  expect(shown()).toBe(`asset:${bird?.id}`)
  paste()
  expect(bus.project.assets).toHaveLength(1)
  expect(shown()).toBe(`asset:${bird?.id}`)
  bus.undo('scene')
  bus.undo('scene')
  expect(bus.project.assets).toEqual([])
})

test('[threat 18] a file of a text cannot be on another site, and a text of before files came along is still read', () => {
  const text = painted()
  for (const link of ['https://elsewhere.example/x.png', '//elsewhere.example/x.png', 'javascript:alert(1)'])
    expect(readThings(text.replace('/files/bird.png', link))).toBeUndefined()
  expect(readThings(text.replace(/,"assets":.*/, '}'))?.assets).toEqual([])
})

test('[threat 18] a text that is not ours is left alone, and a damaged or hostile one is refused', () => {
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
