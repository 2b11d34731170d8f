import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createDoodle } from '../../../commands/doodle/create-doodle.ts'
import { deleteDoodle } from '../../../commands/doodle/delete-doodle.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { moveEntity } from '../../../commands/entity/move-entities.ts'
import { setComponent } from '../../../commands/entity/set-component.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { epochOf } from '../../../model/epochs/epoch-of.ts'
import { needsCompaction } from '../../../model/epochs/needs-compaction.ts'
import { DoodleId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { Project } from '../../../model/project/project.ts'
import type { Call } from '../../../scripts/fuzz/call.ts'
import { sendCall } from '../../../scripts/fuzz/send-call.ts'
import { assertProperty } from '../support/assert-property.ts'
import { expectOften } from '../support/expect-often.ts'
import { anyCall } from '../support/fuzz.ts'
import { faults, shown } from '../support/shown.ts'
import { box, entityId, sceneId, scriptId, workbench } from '../support/workbench.ts'

const all = (project: Project): string =>
  shown(project) +
  JSON.stringify([project.assets, project.doodles.map(({ id }) => project.doodle(id)), project.progress])

const opened = (bytes: Uint8Array): Y.Doc => {
  const document = new Y.Doc()
  Y.applyUpdateV2(document, bytes)
  return document
}

/** Lets so much time pass that every deletion so far is an old one. */
function age(document: Y.Doc): void {
  const scene = document.getMap<Y.Map<unknown>>('scenes').get(sceneId)
  scene?.set('aged', { t: recordsOf(document).lamport + 5_000, c: 'time' })
}

interface Step {
  readonly who: number
  readonly call: Call
  readonly meets: boolean
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(1),
  call: anyCall,
  meets: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
})

/** Two people who have done all that, and met now and then. */
function lived(steps: readonly Step[]) {
  const ana = workbench({ actor: 'ana', clientId: 2_000 })
  const ben = workbench({ actor: 'ben', clientId: 2_001 })
  const meet = () => {
    ana.bus.applyRemote(Y.encodeStateAsUpdate(ben.document), 'ben')
    ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
  }
  steps.forEach(({ who, call, meets }, index) => {
    const one = who === 0 ? ana : ben
    sendCall(one.bus, call, `${who}-${index}`)
    if (index % 7 === 6) one.bus.undo('scene')
    if (meets) meet()
  })
  meet()
  return { ana, ben, document: ana.document, meet }
}

test('[invariant 46] compaction changes no materialised state, whatever two people did and however old their deletions are', () => {
  let deletions = 0
  let forgotten = 0
  const property = fc.property(
    fc.array(anyStep, { minLength: 5, maxLength: 80 }),
    fc.boolean(),
    (steps, isOld) => {
      const { ana, ben, meet } = lived(steps)
      if (isOld) age(ana.document)
      meet()
      const before = all(materialise(ana.document))
      const bytes = compactDocument(ana.document)
      const next = opened(bytes)
      expect(all(materialise(next))).toBe(before)
      expect(faults(materialise(next))).toEqual([])
      expect(compactDocument(ben.document), 'another replica').toEqual(bytes)
      expect(epochOf(next)).toBe(2)
      const lost = recordCount(ana.document) - recordCount(next)
      expect(isOld || lost === 0, 'a young deletion is kept').toBe(true)
      forgotten += lost
      deletions += deletedCount(ana.document)
    },
  )
  assertProperty(property, 300)
  expectOften('old deletions', deletions, 300)
  expectOften('records that were let go', forgotten, 100)
})

const recordsIn = (document: Y.Doc): Y.Map<unknown>[] =>
  [...document.share.keys()]
    .flatMap((root) => [...document.getMap(root).values()])
    .filter((record) => record instanceof Y.Map)
const recordCount = (document: Y.Doc): number => recordsIn(document).length
const deletedCount = (document: Y.Doc): number =>
  recordsIn(document).filter((record) => record.has('del')).length

function moveMany(times: number) {
  const one = workbench()
  for (let index = 0; index < 50; index++) one.bus.execute(createEntity, box(`e${index}`))
  const fresh = Y.encodeStateAsUpdate(opened(compactDocument(one.document))).length
  for (let index = 0; index < times; index++) {
    one.wait(10_000)
    const id = entityId(`e${index % 50}`)
    const turned = index % 3
    const { bus } = one
    const entity = bus.project.entity(id)!
    const value = [index / 100, index / 50, 1] as const
    bus.execute(transformEntities, {
      changes: [
        {
          entityId: id,
          position: turned === 0 ? value : entity.position,
          rotation: turned === 1 ? value : entity.rotation,
          scale: turned === 2 ? value : entity.scale,
        },
      ],
    })
  }
  return { ...one, fresh }
}

test('[invariant 56] after 10,000 transforms of 50 entities a compacted project is as small as one without them', () => {
  const { document, fresh } = moveMany(10_000)
  expect(needsCompaction(document)).toBe(true)
  const bytes = compactDocument(document)
  const compacted = Y.encodeStateAsUpdate(opened(bytes)).length
  expect(compacted).toBeLessThan(fresh * 1.5)
  expect(needsCompaction(opened(bytes))).toBe(false)
}, 60_000)

test('[invariant 56] what was deleted long ago takes no room, and what was typed takes what it reads', () => {
  const { bus, document } = workbench()
  const small = compactDocument(document).length
  for (let index = 0; index < 200; index++) {
    bus.execute(createEntity, box(`old${index}`))
    bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: 'let a = 1\n' }] })
    bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 10, insert: '' }] })
  }
  bus.execute(deleteEntities, {
    entityIds: Array.from({ length: 200 }, (_, index) => entityId(`old${index}`)),
  })
  expect(compactDocument(document).length, 'an undo may want them').toBeGreaterThan(small * 2)
  age(document)
  expect(compactDocument(document).length).toBeLessThan(small + 200)
})

test('registers, records and roots of a later version go along, and one that cannot be understood stays as it is', () => {
  const { document } = moveMany(0)
  const file = document.getMap<Y.Map<unknown>>('files').get(scriptId)
  file?.set('later', { deep: [1, { b: 1, a: null }] })
  file?.set('list', Y.Array.from([1, 'two']))
  document.getMap('ents:other').set('thing', new Y.Map([['kind', 'spaceship']]))
  const next = opened(compactDocument(document))
  const copied = next.getMap<Y.Map<unknown>>('files').get(scriptId)?.toJSON()
  expect(copied).toEqual(file?.toJSON())
  expect(next.getMap('ents:other').toJSON()).toEqual({ thing: { kind: 'spaceship' } })

  const text = document.getMap<Y.Map<unknown>>('files').get(scriptId)?.get('text')
  if (!(text instanceof Y.Text)) throw new Error('no text')
  for (let index = 0; index < 6_000; index++) text.insert(index % 2 === 0 ? 0 : text.length, 'x')
  text.delete(0, text.length - 1)
  for (let index = 0; index < 12_000; index++) document.getMap('meta').set(`k${index % 7}`, index)
  expect(needsCompaction(document)).toBe(true)
  document.getMap('galaxies').set('of', 'a later version')
  expect(needsCompaction(document)).toBe(false)
})

test('[invariant 46] what was moved into a thing while it was deleted stays where it is shown', () => {
  const { ana, ben } = lived([])
  ana.bus.execute(moveEntity, { entityId: entityId('b'), parentId: entityId('a'), before: null })
  ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
  ben.bus.execute(createEntity, box('late', 'b'))
  ana.bus.execute(deleteEntities, { entityIds: [entityId('b')] })
  ana.bus.applyRemote(Y.encodeStateAsUpdate(ben.document), 'ben')
  age(ana.document)
  expect(ana.bus.project.entity(entityId('late'))?.parentId).toBe('a')
  const next = opened(compactDocument(ana.document))
  expect(materialise(next).entity(entityId('late'))?.parentId).toBe('a')
  expect(all(materialise(next))).toBe(all(ana.bus.project))
})

test('[invariant 46] a doodle that was deleted while somebody began to show it is still found', () => {
  const { ana, ben } = lived([])
  const doodleId = DoodleId.parse('sun')
  ana.bus.execute(createDoodle, { doodleId, name: 'Sonne', width: 300, height: 200 })
  ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
  ana.bus.execute(deleteDoodle, { doodleId })
  const value = { drawing: `doodle:${doodleId}` }
  ben.bus.execute(setComponent, { entityId: entityId('a'), component: 'later', value })
  ana.bus.applyRemote(Y.encodeStateAsUpdate(ben.document), 'ben')
  age(ana.document)
  const next = materialise(opened(compactDocument(ana.document)))
  expect(next.doodle(doodleId)).toEqual(ana.bus.project.doodle(doodleId))
  expect(next.doodle(doodleId)?.isRemoved).toBe(true)
})

test('[invariant 56] whatever two people did, and however often everything was moved, a compacted project takes no more than what is in it, read out', () => {
  let larger = 0
  const property = fc.property(fc.array(anyStep, { maxLength: 120 }), fc.nat(200), (steps, times) => {
    const { ana, document } = lived(steps)
    for (let time = 1; time <= times; time++) {
      ana.wait(10_000)
      for (const { id, isLocked } of ana.bus.project.entities(sceneId))
        if (!isLocked) {
          const changes = [{ entityId: id, position: [time / 7, 0, time] as const }]
          ana.bus.execute(transformEntities, { changes })
        }
    }
    const compacted = compactDocument(document).length
    if (Y.encodeStateAsUpdate(document).length > 2 * readOut(document).length) larger++
    expect(compacted).toBeLessThan(readOut(document).length)
  })
  assertProperty(property, 40)
  expectOften('documents that took twice as much before', larger, 5)
})

/** All that is stored, young deletions as well, as JSON. */
const readOut = (document: Y.Doc): string =>
  JSON.stringify([...document.share.keys()].map((root) => [root, document.getMap(root).toJSON()]))
