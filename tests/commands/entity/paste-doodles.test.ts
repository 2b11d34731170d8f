import { expect, test } from 'vitest'
import { createDoodle } from '../../../commands/doodle/create-doodle.ts'
import { pasteEntities } from '../../../commands/entity/paste-entities.ts'
import { DoodleId } from '../../../model/ids.ts'
import { callsDuring } from '../../support/calls-during.ts'
import { box, entityId, sceneId, workbench } from '../support/workbench.ts'

const named = (id: string, name: string) => ({ doodleId: DoodleId.parse(id), name, width: 30, height: 20 })

/** How many names are made comparable while as many drawings are pasted as there are. */
function namesRead(count: number): number {
  const { bus } = workbench()
  for (let at = 0; at < count; at++) bus.execute(createDoodle, named(`there${at}`, `Sun${at}`))
  const { name, kind, components, position, rotation, scale } = box('p')
  const things = [
    { entityId: entityId('p'), parentId: null, name, kind, components, position, rotation, scale },
  ]
  const doodles = Array.from({ length: count }, (_, at) => ({
    ...named(`new${at}`, `Sun${at}`),
    strokes: [],
  }))
  const reads = callsDuring(String.prototype, 'normalize', () => {
    expect(bus.execute(pasteEntities, { sceneId, entities: things, doodles })).toMatchObject({ ok: true })
  })
  expect(new Set(bus.project.doodles.map((doodle) => doodle.name)).size).toBe(2 * count)
  return reads
}

test('the names of the drawings that are there are read once, however many are pasted', () => {
  const few = namesRead(25)
  expect(namesRead(100)).toBeLessThan(4 * 1.5 * few)
})
