import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { withStandIns } from '../../../commands/core/with-stand-ins.ts'
import type { Write } from '../../../commands/core/write.ts'
import { recordsOf } from '../../../model/document/records.ts'
import type { RootName } from '../../../model/document/root-name.ts'
import type { JsonValue } from '../../../model/json.ts'
import { standInId, standInRecord } from '../../../model/project/stand-in.ts'
import { sceneId, workbench } from '../support/workbench.ts'

const root = `ents:${sceneId}` as const
const playerId = () => standInId(sceneId, 'player')
const birth = (kind: string): Write => ({
  op: 'create',
  root,
  id: standInId(sceneId, kind),
  values: standInRecord(kind),
})
const set = (id: string | null, key: string, value: JsonValue, at: RootName = root): Write => ({
  op: 'set',
  root: at,
  id,
  key,
  value,
})
const create = (values: Readonly<Record<string, JsonValue>>): Write => ({
  op: 'create',
  root,
  id: 'new',
  values,
})
const erase = (id: string, at: RootName = root): Write => ({ op: 'erase', root: at, id, key: 'material' })
const written = (...writes: readonly Write[]) => withStandIns(recordsOf(workbench().document), writes)

test('writes to what is not stored, or what is put into it, create it first and once', () => {
  const rename = set(playerId(), 'name', 'Me')
  expect(written(rename)).toEqual([birth('player'), rename])
  expect(written(rename, set(playerId(), 'hidden', true))).toEqual([
    birth('player'),
    rename,
    set(playerId(), 'hidden', true),
  ])
  const into = set('a', 'place', { p: standInId(sceneId, 'camera') })
  expect(written(set('b', 'name', 'B'), into, rename)).toEqual([
    birth('camera'),
    birth('player'),
    set('b', 'name', 'B'),
    into,
    rename,
  ])
  const bornIn = create({ kind: 'shape', place: { p: playerId() } })
  expect(written(bornIn)).toEqual([birth('player'), bornIn])
})

test('what is not stored has nothing to erase', () => {
  expect(written(erase(playerId()))).toEqual([])
  expect(written(erase('a'), erase(playerId()), erase('b'))).toEqual([erase('a'), erase('b')])
})

test('any other write stays as it is', () => {
  const others = [
    set('a', 'name', 'A'),
    set('a', 'place', { p: 'b' }),
    set('a', 'place', { p: 7 }),
    set('a', 'place', null),
    set('a', 'custom', { p: playerId() }),
    set('gone', 'place', 'nowhere'),
    set('rock-of-test-scene', 'name', 'A'),
    set('player-of-another', 'name', 'A'),
    set(null, 'displayName', 'x', 'meta'),
    set(playerId(), 'name', 'item', `vars:${sceneId}`),
    erase(playerId(), `vars:${sceneId}`),
    set(playerId(), 'name', 'x', 'ents:no scene'),
    create({ kind: 'shape' }),
    create({ kind: 'shape', place: { p: '' }, other: { p: playerId() } }),
  ]
  for (const write of others) expect(written(write)).toEqual([write])
  expect(written(...others)).toEqual(others)
  const bench = workbench()
  const rename = set(playerId(), 'name', 'Me')
  bench.document.getMap(root).set(playerId(), new Y.Map())
  expect(withStandIns(recordsOf(bench.document), [rename])).toEqual([rename])
})
