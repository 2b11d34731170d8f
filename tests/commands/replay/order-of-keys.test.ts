import { expect, test } from 'vitest'
import { addAsset } from '../../../commands/asset/add-asset.ts'
import { replaceAsset } from '../../../commands/asset/replace-asset.ts'
import type { BlockChange } from '../../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { recordingBase } from '../../../commands/core/recording.ts'
import { encodeRecording } from '../../../commands/core/recording-file.ts'
import { setComponent } from '../../../commands/entity/set-component.ts'
import { setProperty } from '../../../commands/entity/set-property.ts'
import { duplicateFile } from '../../../commands/file/duplicate-file.ts'
import { type ReplayReport, replayRecording } from '../../../commands/replay/replay-recording.ts'
import { AssetId, BlockId, FileId } from '../../../model/ids.ts'
import type { JsonObject } from '../../../model/json.ts'
import { twoPeople } from '../support/two-people.ts'
import { entityId, indexId, type Workbench } from '../support/workbench.ts'

/** What a replay says of what is done after a recording began with the document as it is. */
function replayOf({ document, bus, journal }: Workbench, act: () => void): ReplayReport {
  const base = recordingBase(document, bus, 'test')
  const from = journal.length
  act()
  return replayRecording(encodeRecording({ base, entries: journal.slice(from) }))
}

const changed = { ok: true, changed: true }

const [one, two, copyId] = [AssetId.parse('one'), AssetId.parse('two'), FileId.parse('copy')]
const add = ({ bus }: Workbench, assetId: AssetId) =>
  bus.execute(addAsset, {
    assetId,
    type: 'images',
    fileName: `${assetId}.png`,
    key: assetId,
    link: '',
    isDisabled: false,
  })

const set = ({ bus }: Workbench, component: string, value: JsonObject) =>
  expect(bus.execute(setComponent, { entityId: entityId('a'), component, value })).toMatchObject(changed)

type Own = Partial<Pick<BlockChange['upserts'][number], 'type' | 'fields' | 'extra' | 'shadows'>>

const put = ({ bus }: Workbench, own: Own) =>
  expect(
    bus.execute(changeBlocks, {
      fileId: indexId,
      upserts: [
        {
          id: BlockId.parse('x'),
          type: 'math_number',
          hasNext: false,
          at: { parent: null, x: 0, y: 0 },
          fields: {},
          extra: {},
          shadows: {},
          ...own,
        },
      ],
      deletes: [],
    }),
  ).toMatchObject(changed)

const duplicate = ({ bus }: Workbench) =>
  expect(bus.execute(duplicateFile, { sourceId: indexId, fileId: copyId })).toMatchObject(changed)

test('components of one thing that several people gave it have their asset replaced in the same order again', () => {
  const [ana, ben, meet] = twoPeople()
  for (const id of [one, two]) add(ana, id)
  meet()
  set(ana, 'right', { picture: 'asset:one' })
  meet()
  set(ben, 'left', { picture: 'asset:one' })
  meet()
  const report = replayOf(ana, () =>
    expect(ana.bus.execute(replaceAsset, { assetId: one, replacementId: two })).toMatchObject(changed),
  )
  expect(report).toMatchObject({ entries: 1, diverged: 0 })
})

test('fields of one block that several people gave it have their asset replaced in the same order again', () => {
  const [ana, ben, meet] = twoPeople()
  for (const id of [one, two]) add(ana, id)
  put(ana, {})
  meet()
  put(ana, { fields: { RIGHT: 'asset:one' } })
  meet()
  put(ben, { fields: { RIGHT: 'asset:one', LEFT: 'asset:one' } })
  meet()
  const report = replayOf(ana, () =>
    expect(ana.bus.execute(replaceAsset, { assetId: one, replacementId: two })).toMatchObject(changed),
  )
  expect(report).toMatchObject({ entries: 1, diverged: 0 })
})

/** A block with two values in each of its parts, the first of Ana, the second of Ben. */
function filledBlock() {
  const [ana, ben, meet] = twoPeople()
  const shadow = { type: 'math_number' }
  put(ana, {})
  meet()
  put(ana, { fields: { ONE: 1 }, extra: { collapsed: true }, shadows: { A: shadow } })
  meet()
  put(ben, {
    fields: { ONE: 1, TWO: 2 },
    extra: { collapsed: true, data: 'x' },
    shadows: { A: shadow, B: shadow },
  })
  meet()
  return ana
}

test('a tab is duplicated in the same order again whose block several people filled', () => {
  const ana = filledBlock()
  expect(replayOf(ana, () => duplicate(ana))).toMatchObject({ entries: 1, diverged: 0 })
})

test('what was taken from a block that several people filled is put back in the same order again', () => {
  const ana = filledBlock()
  ana.wait(1_000) // else it joins what she put there
  const report = replayOf(ana, () => {
    put(ana, {})
    expect(ana.bus.undo(`file:${indexId}`)).toMatchObject({ ok: true })
  })
  expect(report).toMatchObject({ entries: 2, diverged: 0 })
})

test('of two values that differ in the order of their keys the one that is stored is changed, also by whom it replaced', () => {
  const [ana, ben, meet] = twoPeople()
  set(ben, 'later', { a: 1, b: 2 })
  set(ana, 'later', { b: 2, a: 1 })
  expect(ana.bus.project.entity(entityId('a'))?.components.later).toEqual({ a: 1, b: 2 })
  meet()
  const report = replayOf(ana, () => {
    const change = { entityId: entityId('a'), component: 'later', property: 'c', value: 3 }
    expect(ana.bus.execute(setProperty, change)).toMatchObject(changed)
  })
  expect(report).toMatchObject({ entries: 1, diverged: 0 })
})

test('what a procedure shows is that of the record which is stored, in the order of its keys', () => {
  const [ana, ben, meet] = twoPeople()
  const define = (who: Workbench, extraState: JsonObject) =>
    put(who, { type: 'procedures_defnoreturn', fields: { NAME: 'do' }, extra: { extraState } })
  const params = [{ id: 'v', name: 'item' }]
  define(ana, {})
  meet()
  define(ben, { params, hasStatements: false })
  define(ana, { hasStatements: false, params })
  expect(ana.bus.project.blocks(indexId).blocks.size).toBe(1)
  meet()
  expect(replayOf(ana, () => duplicate(ana))).toMatchObject({ entries: 1, diverged: 0 })
})
