import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { addAsset } from '../../../commands/asset/add-asset.ts'
import { creditAsset } from '../../../commands/asset/credit-asset.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { recordingBase } from '../../../commands/core/recording.ts'
import { changeDoodle } from '../../../commands/doodle/change-doodle.ts'
import { createDoodle } from '../../../commands/doodle/create-doodle.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { setComponent } from '../../../commands/entity/set-component.ts'
import { setProperty } from '../../../commands/entity/set-property.ts'
import { describeProject } from '../../../commands/project/describe-project.ts'
import { redactRecording } from '../../../commands/replay/redact-recording.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import type { Shape } from '../../../model/doodle/shape.ts'
import { AssetId, BlockId, DoodleId, StrokeId } from '../../../model/ids.ts'
import { box, entityId, indexId, testProject, type Workbench, workbench } from '../support/workbench.ts'

const a = entityId('a')

/** What a redacted session leaves: payloads as text, the bytes of the document at its end, and that document. */
function redacted(bench: Workbench, base: ReturnType<typeof recordingBase>) {
  const result = redactRecording({ base, entries: bench.journal }, 'salt')
  if (!result.ok) throw new Error(result.why)
  const replayer = openReplayer(result.recording)!
  for (const _ of result.recording.entries) expect(replayer.next()).toBeUndefined()
  const bytes = Buffer.from(Y.encodeStateAsUpdate(replayer.document)).toString('latin1')
  const events = JSON.stringify(result.recording.entries.map(({ event }) => event))
  return { ...result, bytes, events, project: replayer.project, all: `${events}${bytes}`.toLowerCase() }
}

const begun = () => {
  const bench = workbench()
  return { bench, base: recordingBase(bench.document, bench.bus, 'test') }
}

test('words of a page of A-Frame and of unknown components go, keys and kinds as well, and commands stay commands', () => {
  const { bench, base } = begun()
  const aframe = {
    id: 'lisamarker',
    animation__lisamarker: { property: 'rotation', lisamarker: 'x' },
    'lisamarker-geheim': 'lisamarker: 1',
    text: {
      value: 'Lisamarker',
      font: 'LisamarkerFont',
      type: 'Lisamarker',
      myId: 'lisamarker',
      key: 'lisamarker',
    },
  }
  const { bus } = bench
  const own = { lisamarker: 'x', type: 'Lisamarker', id: 'Lisamarker 7b', list: [{ lisamarker: 1 }] }
  expect(bus.execute(createEntity, { ...box('z'), kind: 'lisamarker-kind', components: { aframe } }).ok).toBe(
    true,
  )
  expect(bus.execute(setComponent, { entityId: a, component: 'lisamarker', value: own }).ok).toBe(true)
  bus.execute(setProperty, {
    entityId: a,
    component: 'lisamarker',
    property: 'lisamarkerProp',
    value: '#facade',
  })
  bus.applyRemote(Y.encodeStateAsUpdate(bench.document), 'ana')
  bus.undo('scene')
  const { commandsAsUpdates, all, project } = redacted(bench, base)
  expect(commandsAsUpdates).toEqual([])
  expect(all).not.toContain('lisamarker')
  expect(all).not.toContain('#facade')
  const names = Object.keys(project.entity(a)?.components ?? {}).filter(
    (name) => !['geometry', 'material'].includes(name),
  )
  expect(names).toEqual([expect.stringMatching(/^[a-z]{10}$/)])
  // Equal words are equal ones, as keys and as texts.
  expect(Object.keys(project.entity(a)?.components[names[0] ?? ''] ?? {})).toContain(names[0])
})

test('a long number in a block or in what nobody knows is another one, whoever wrote it; what counts and measures stays', () => {
  const { bench, base } = begun()
  const number = (id: string, fields: Record<string, number>) => ({
    id: BlockId.parse(id),
    type: 'math_number',
    hasNext: false,
    at: { parent: null, x: 500, y: 0 },
    fields,
    extra: {},
    shadows: { NUM: { type: 'math_number', fields: { NUM: -15_551_234_567 } } },
  })
  const upserts = [
    number('one', { NUM: 15_551_234_567, LONG: 15_551_234.5 }),
    number('two', { NUM: 99_999 }),
    number('three', { NUM: 48.137154 }),
  ]
  const changed = bench.bus.execute(changeBlocks, { fileId: indexId, upserts, deletes: [] })
  expect(changed.ok).toBe(true)
  bench.bus.execute(setComponent, { entityId: a, component: 'foreign', value: { at: 15_551_234_567 } })
  bench.bus.applyRemote(Y.encodeStateAsUpdate(bench.document), 'ana')
  bench.bus.undo(`file:${indexId}`)
  bench.bus.redo(`file:${indexId}`)
  const { all, project } = redacted(bench, base)
  expect(all).not.toContain('15551234')
  const { blocks } = project.blocks(indexId)
  const [one, two, three] = ['one', 'two', 'three'].map((id) => blocks.get(BlockId.parse(id)))
  // Keys of blocks that nobody knows are other ones too.
  const others = Object.values(one?.fields ?? {})
  expect(others).toHaveLength(2)
  for (const own of [15_551_234_567, 15_551_234.5]) expect(others).not.toContain(own)
  expect(Object.values(three?.fields ?? {})).not.toEqual([48.137154])
  expect(one?.place).toMatchObject({ x: 500 })
  // The same number is the same other one.
  expect(others.filter((other) => JSON.stringify(one?.shadows).includes(`-${other}`))).toHaveLength(1)
  expect(Object.values(two?.fields ?? {})).toEqual([99_999])
})

test("what is called as something else's id, or looks like a colour or the name of a tab, is a word where people write", () => {
  const { bench, base } = begun()
  bench.bus.execute(createEntity, { ...box('dragonegg') })
  bench.bus.execute(renameEntity, { entityId: a, name: 'dragonegg' })
  bench.bus.execute(describeProject, { description: '#facade tab01715551234' })
  const assetId = AssetId.parse('cat')
  bench.bus.execute(addAsset, {
    assetId,
    type: 'images',
    fileName: 'cat.png',
    key: 'cat.png',
    link: '',
    isDisabled: false,
  })
  const credited = bench.bus.execute(creditAsset, { assetId, credit: 'dragonegg', licence: 'own' })
  expect(credited).toMatchObject({ ok: true, changed: true })
  const { project, all } = redacted(bench, base)
  expect(project.assets.map(({ credit }) => credit)).toEqual([project.entity(a)?.name])
  expect(project.entity(a)?.name).toMatch(/^(?!dragonegg)[a-z]{9}$/)
  for (const word of ['facade', '01715551234']) expect(all).not.toContain(word)
  expect(project.entity(a)?.components).toEqual(bench.bus.project.entity(a)?.components)
})

test('strokes have as many points in another place, the same ones for the same', () => {
  const { bench, base } = begun()
  const doodleId = DoodleId.parse('sheet')
  bench.bus.execute(createDoodle, { doodleId, name: 'Name', width: 300, height: 200 })
  const paint = { fill: null, stroke: '#112233', strokeWidth: 3 } as const
  const pen: Shape = { kind: 'pen', points: [10, 10, 0.2, 20, 40, 0.9, 30, 90, 0.4], ...paint }
  const line: Shape = { kind: 'line', points: [10, 10, 10, 90], ...paint }
  const upserts = [pen, line, pen].map((shape, at) => ({ id: StrokeId.parse(`s${at}`), shape }))
  expect(bench.bus.execute(changeDoodle, { doodleId, upserts, deletes: [] }).ok).toBe(true)
  const { project, commandsAsUpdates, events } = redacted(bench, base)
  expect(commandsAsUpdates).toEqual([])
  const strokes = project.doodle(doodleId)!.strokes.map(({ shape }) => shape)
  expect(strokes).toMatchObject([{ kind: 'pen', ...paint }, { kind: 'line', ...paint }, { kind: 'pen' }])
  expect(strokes[2]).toEqual(strokes[0])
  for (const points of [pen.points, line.points]) expect(events).not.toContain(points.join(','))
  expect(strokes.map((shape) => ('points' in shape ? shape.points.length : 0))).toEqual([9, 4, 9])
})

test('bytes that a foreign document holds are emptied', () => {
  const foreign = new Y.Doc()
  Y.applyUpdate(foreign, testProject())
  foreign.getMap('foreign').set('photo', new TextEncoder().encode('lisamarker'))
  const bench = workbench({ update: Y.encodeStateAsUpdate(foreign) })
  const base = recordingBase(bench.document, bench.bus, 'test')
  expect(Buffer.from(base.document).toString('latin1')).toContain('lisamarker')
  expect(redacted(bench, base).all).not.toContain('lisamarker')
})

test('documents and XML that a foreign document holds lose their names', () => {
  const foreign = new Y.Doc()
  Y.applyUpdate(foreign, testProject())
  const map = foreign.getMap('foreign')
  map.set('page', new Y.XmlElement('lisamarker'))
  map.set('hook', new Y.XmlHook('lisamarker'))
  map.set('inner', new Y.Doc({ guid: 'lisamarker', meta: { by: 'lisamarker' } }))
  const bench = workbench({ update: Y.encodeStateAsUpdate(foreign) })
  const base = recordingBase(bench.document, bench.bus, 'test')
  expect(Buffer.from(base.document).toString('latin1').split('lisamarker')).toHaveLength(5)
  expect(redacted(bench, base).all).not.toContain('lisamarker')
})
