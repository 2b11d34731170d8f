import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { restoreProject } from '../../../commands/project/restore-project.ts'
import type { RestoredRecord } from '../../../commands/project/restored-record.ts'
import type { JsonValue } from '../../../model/json.ts'
import { sceneId, scriptId, type Workbench, workbench } from '../support/workbench.ts'

const restore = ({ bus }: Workbench, record: RestoredRecord) =>
  bus.execute(restoreProject, { about: { kind: 'project' }, records: [record], texts: [] })

const set = (root: RestoredRecord['root'], id: string | null, key: string, value: JsonValue) =>
  ({ root, id, set: [[key, value]], erase: [] }) satisfies RestoredRecord
const erase = (root: RestoredRecord['root'], id: string, ...keys: string[]) =>
  ({ root, id, set: [], erase: keys }) satisfies RestoredRecord

function nested(depth: number): JsonValue {
  return JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`)
}

test.each<[string, RestoredRecord]>([
  ['words in place of a script', set('files', scriptId, 'text', 'boom')],
  ['a script without its text', erase('files', scriptId, 'text')],
  ['a tab without a name', erase('files', scriptId, 'name')],
  ['a tab whose name is a number', set('files', scriptId, 'name', 5)],
  ['a tab of no known kind', set('files', scriptId, 'kind', 'python')],
  ['a tab without a scene', erase('files', scriptId, 'scene')],
  ['a scene without a name', erase('scenes', sceneId, 'name')],
  ['a scene whose name is a list', set('scenes', sceneId, 'name', [])],
  ['a thing without a name', erase(`ents:${sceneId}`, 'a', 'name')],
  ['a thing without its place', erase(`ents:${sceneId}`, 'a', 'place', 'position')],
  ['a project whose name is a number', set('meta', null, 'displayName', 5)],
  ['a value 20,000 deep', set(`ents:${sceneId}`, 'a', 'later', { deep: nested(20_000) })],
])('[invariant 34] %s is not brought back, and nothing changes', (_what, record) => {
  const bench = workbench()
  const bytes = Y.encodeStateAsUpdate(bench.document)
  expect(restore(bench, record)).toEqual({ ok: false, code: 'payload.invalid', params: {} })
  expect(Y.encodeStateAsUpdate(bench.document)).toEqual(bytes)
})

test('[invariant 34] a record that is gone for good is made again only whole', () => {
  const bench = workbench()
  const half = { ...set('files', 'fresh', 'kind', 'js'), text: 'hello' }
  expect(restore(bench, half)).toEqual({ ok: true, changed: false })
  const whole: RestoredRecord = {
    root: 'files',
    id: 'fresh',
    set: [
      ['scene', sceneId],
      ['name', 'Fresh'],
      ['kind', 'js'],
      ['order', 'a9'],
    ],
    erase: [],
  }
  expect(restore(bench, whole)).toMatchObject({ ok: true, changed: true })
  const fresh = bench.bus.project.files(sceneId).find(({ name }) => name === 'Fresh')
  expect(fresh && bench.bus.project.text(fresh.id)).toBe('')
  expect(bench.bus.project.broken(sceneId)).toEqual([])
})
