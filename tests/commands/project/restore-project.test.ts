import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { restoreProject } from '../../../commands/project/restore-project.ts'
import type { RestoredRecord } from '../../../commands/project/restored-record.ts'
import { limits } from '../../../model/document/limits.ts'
import { recordsOf } from '../../../model/document/records.ts'
import type { JsonValue } from '../../../model/json.ts'
import { entityId, indexId, sceneId, type Workbench, workbench } from '../support/workbench.ts'

const restore = ({ bus }: Workbench, records: readonly RestoredRecord[]) =>
  bus.execute(restoreProject, { about: { kind: 'project' }, records: [...records], texts: [] })

const set = (id: string, key: string, value: JsonValue): RestoredRecord => ({
  root: `ents:${sceneId}`,
  id,
  set: [[key, value]],
  erase: [],
})

const ofProject = (key: string, value: string): RestoredRecord => ({
  root: 'meta',
  id: null,
  set: [[key, value]],
  erase: [],
})

test.each<[string, RestoredRecord]>([
  ['another kind', set('player', 'kind', 'shape')],
  ['no kind', { ...set('camera', 'name', 'x'), erase: ['kind'] }],
  ['a kind that is none', set('fresh', 'kind', 7)],
  ['a position of letters', set('a', 'position', 'hello')],
  ['a turn of two numbers', set('a', 'rotation', [1, 2])],
  ['a size of nothing', set('a', 'scale', null)],
  ['a number as a name', set('a', 'name', 5)],
  ['a word as hidden', set('a', 'hidden', 'yes')],
  ['a geometry that does not exist', set('a', 'geometry', { primitive: 'blob' })],
  ['a component that is a number', set('a', 'later', 5)],
  ['a place that is a word', set('a', 'place', 'here')],
  ['a thing’s name that is too long', set('a', 'name', 'x'.repeat(limits.nameLength + 1))],
  ['a scene’s name that is too long', { ...set(sceneId, 'name', 'x'.repeat(81)), root: 'scenes' }],
  ['a project’s name that is too long', ofProject('displayName', 'x'.repeat(81))],
  ['a description that is too long', ofProject('description', 'x'.repeat(2_001))],
])('[invariant 16] %s is not brought back', (_what, record) => {
  const bench = workbench()
  const bytes = Y.encodeStateAsUpdate(bench.document)
  expect(restore(bench, [record])).toMatchObject({ ok: false, code: 'payload.invalid' })
  expect(Y.encodeStateAsUpdate(bench.document)).toEqual(bytes)
  expect(bench.bus.project.broken(sceneId)).toEqual([])
})

test('a kind that a thing has already is taken with the rest', () => {
  const bench = workbench()
  const record = {
    ...set('a', 'kind', 'shape'),
    set: [['kind', 'shape'] as [string, JsonValue], ['name', 'Before'] as [string, JsonValue]],
  }
  expect(restore(bench, [record])).toMatchObject({ ok: true, changed: true })
  expect(bench.bus.project.entity(entityId('a'))).toMatchObject({ kind: 'shape', name: 'Before' })
})

test('[invariant 16] no stamp of a deletion is written to what every scene keeps', () => {
  const bench = workbench()
  const gone = (id: string): RestoredRecord => ({ ...set(id, 'name', 'x'), set: [], isDeleted: true })
  restore(bench, [gone('player'), gone('camera'), gone('a')])
  const records = recordsOf(bench.document)
  expect(records.record(`ents:${sceneId}`, 'player')).not.toHaveProperty('del')
  expect(records.record(`ents:${sceneId}`, 'camera')).not.toHaveProperty('del')
  expect(records.record(`ents:${sceneId}`, 'a')).toHaveProperty('del')
})

test('when something was born is not rewritten, so that names stay with who had them first', () => {
  const bench = workbench()
  const born = recordsOf(bench.document).value('files', indexId, 'born')
  const record: RestoredRecord = {
    root: 'files',
    id: indexId,
    set: [
      ['born', { t: 999, c: 'eve' }],
      ['name', 'Other'],
    ],
    erase: [],
  }
  expect(restore(bench, [record])).toMatchObject({ ok: true, changed: true })
  expect(bench.bus.project.file(indexId)?.name).toBe('Other')
  expect(recordsOf(bench.document).value('files', indexId, 'born')).toEqual(born)
})

test('a difference larger than a command may touch otherwise is brought back, an absurd one is refused with why', () => {
  const bench = workbench()
  const same = set('a', 'name', 'Before')
  expect(restore(bench, Array<RestoredRecord>(limits.commandTargets + 1).fill(same))).toMatchObject({
    ok: true,
  })
  expect(restore(bench, Array<RestoredRecord>(limits.restoredRecords + 1).fill(same))).toMatchObject({
    ok: false,
    code: 'restore.too-large',
  })
})

const thing = (id: string, kind: string): RestoredRecord => {
  const values: Record<string, JsonValue> = {
    kind,
    place: { p: '', o: 'a9', t: 0, c: '', prev: '' },
    name: id,
    position: [0, 0, 0],
    rotation: [0, 0, 0],
    scale: [1, 1, 1],
  }
  return { root: `ents:${sceneId}`, id, set: Object.entries(values), erase: [] }
}

test('a second player, which no undo could take away, is not brought back; other things are', () => {
  const bench = workbench()
  const players = () => bench.bus.project.entities(sceneId).filter(({ kind }) => kind === 'player')
  const [player] = players()
  expect(restore(bench, [thing('other-player', 'player')])).toMatchObject({ ok: true, changed: false })
  expect(restore(bench, [thing('other-player', 'player'), thing('ball', 'shape')])).toMatchObject({
    ok: true,
    changed: true,
  })
  expect(players()).toEqual([player])
  expect(bench.bus.project.entity(entityId('ball'))).toBeDefined()
  expect(bench.bus.undo('everything').ok).toBe(true)
  expect(bench.bus.project.entity(entityId('ball'))).toBeUndefined()
})

test('a scene without a player gets one back, and of two only the first', () => {
  const bench = workbench({ update: withoutPlayer() })
  const stored = () => [...recordsOf(bench.document).ids(`ents:${sceneId}`)]
  expect(restore(bench, [thing('one', 'player'), thing('two', 'player')])).toMatchObject({
    ok: true,
    changed: true,
  })
  expect(stored()).toContain('one')
  expect(stored()).not.toContain('two')
})

/** The usual project, in which the player's record was never written. */
function withoutPlayer(): Uint8Array {
  const { document } = workbench()
  document.getMap(`ents:${sceneId}`).delete('player')
  return Y.encodeStateAsUpdate(document)
}
