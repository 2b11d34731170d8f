import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { cloneEntities } from '../../commands/entity/clone-entities.ts'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { removeComponent } from '../../commands/entity/remove-component.ts'
import { setComponent } from '../../commands/entity/set-component.ts'
import { copyScene } from '../../commands/scene/copy-scene.ts'
import { compactDocument } from '../../model/epochs/compact-document.ts'
import { SceneId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import { box, entityId, indexId, sceneId, type Workbench, workbench } from './support/workbench.ts'

const a = entityId('a')
const block = (id: string, extra: JsonObject) =>
  ({ id, type: 'x', hasNext: true, fields: {}, extra, shadows: {} }) as const

/** Y.Map throws at an object that has a key `constructor`, in the middle of a transaction. */
const hiding = JSON.parse('{"constructor": 1}')

test.each<[string, (bench: Workbench) => unknown]>([
  [
    'a component',
    ({ bus }) =>
      bus.execute(setComponent, {
        entityId: a,
        component: 'later',
        value: hiding,
      }),
  ],
  [
    'the last component of a new thing',
    ({ bus }) =>
      bus.execute(createEntity, {
        ...box('q'),
        components: { zz: hiding },
      }),
  ],
  [
    'the second block of a gesture',
    ({ bus }) =>
      bus.execute(changeBlocks, {
        fileId: indexId,
        upserts: [block('one', {}), block('two', { extraState: hiding })],
        deletes: [],
      }),
  ],
  [
    'a key with half a surrogate pair, which would be another one elsewhere and',
    ({ bus }) => bus.execute(setComponent, { entityId: a, component: 'later', value: { 'x\ud800': 1 } }),
  ],
  [
    'a component with such a name',
    ({ bus }) => bus.execute(setComponent, { entityId: a, component: 'x\ud800', value: { on: true } }),
  ],
  [
    'a block with such an id',
    ({ bus }) => bus.execute(changeBlocks, { fileId: indexId, upserts: [block('b\udc00', {})], deletes: [] }),
  ],
  [
    'a field with such a name',
    ({ bus }) =>
      bus.execute(changeBlocks, {
        fileId: indexId,
        upserts: [{ ...block('one', {}), fields: { 'F\ud800': 'x' } }],
        deletes: [],
      }),
  ],
  [
    'a variable with such an id',
    ({ bus }) =>
      bus.execute(changeBlocks, {
        fileId: indexId,
        upserts: [],
        deletes: [],
        variables: { upserts: [{ id: 'v\ud800', name: 'points', type: '' }], deletes: [] },
      }),
  ],
])('[invariant 6] %s that Yjs would not take is refused, and no half of the command stays', (_what, send) => {
  const bench = workbench()
  const bytes = Y.encodeStateAsUpdate(bench.document)
  expect(send(bench)).toEqual({ ok: false, code: 'payload.invalid', params: {} })
  expect(Y.encodeStateAsUpdate(bench.document)).toEqual(bytes)
  expect(bench.journal).toEqual([])
})

/** A document in which somebody else's program has stored such a value. */
function hostile(): Workbench {
  const peer = workbench({ actor: 'eve', clientId: 666 })
  const record = peer.document.getMap('ents:test-scene').get('a')
  if (!(record instanceof Y.Map)) throw new Error('no record')
  peer.document.transact(() => {
    record.set('later', { xonstructor: 1 })
    peer.document.getMap('meta').set('later', { xonstructor: 1 })
    record.set('list', Y.Array.from([{ a: 1 }]))
  })
  const bytes = Y.encodeStateAsUpdate(peer.document)
  const text = Buffer.from(bytes)
  for (let at = text.indexOf('xonstructor'); at >= 0; at = text.indexOf('xonstructor')) text.write('c', at)
  return workbench({ update: text })
}

test('[invariant 39] what a foreign client stored so is not read, and can be deleted, copied, rebuilt and undone', () => {
  const bench = hostile()
  const { bus, document } = bench
  const record = document.getMap('ents:test-scene').get('a')
  expect(record instanceof Y.Map && record.get('later')).toEqual({ constructor: 1 })
  expect(bus.project.entity(a)?.components).not.toHaveProperty('later')
  expect(
    bus.execute(cloneEntities, { copies: [{ sourceId: a, entityId: entityId('n') }], offset: [1, 0, 0] }),
  ).toMatchObject({ ok: true })
  expect(bus.execute(copyScene, { sourceId: sceneId, sceneId: SceneId.parse('copy') })).toMatchObject({
    ok: true,
  })
  expect(bus.execute(removeComponent, { entityId: a, component: 'later' })).toMatchObject({ ok: true })
  expect(() => bus.undo('scene')).not.toThrow()
  const rebuilt = new Y.Doc()
  Y.applyUpdateV2(rebuilt, compactDocument(document))
  expect(workbench({ update: Y.encodeStateAsUpdate(rebuilt) }).bus.project.entity(a)).toMatchObject({
    name: 'A',
  })
})
