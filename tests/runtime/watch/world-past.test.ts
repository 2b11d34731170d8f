import { expect, test } from 'vitest'
import type { EntityId } from '../../../model/ids.ts'
import { WorldPast } from '../../../runtime/play/watch/world-past.ts'
import type { SimChange } from '../../../runtime/simulation/sim-change.ts'
import type { Body } from '../../../runtime/simulation/world/body.ts'
import { createWorld } from '../../../runtime/simulation/world/world.ts'
import { Dice } from '../../fuzz/dice.ts'
import { entityId, frameEntity } from '../../support/scripts/frame-entities.ts'

/** A picture of the world that only hears of changes. */
function pictureOf(bodies: ReadonlyMap<EntityId, Body>) {
  const shown = new Map<EntityId, Record<string, unknown>>()
  const seen = ({ position, rotation, scale, color, opacity, visible, text, parentId }: Body) => ({
    position,
    rotation,
    scale,
    color: color ?? '#ffffff',
    opacity,
    visible,
    text,
    parentId,
  })
  for (const [id, body] of bodies) shown.set(id, seen(body))
  return {
    shown,
    expected: (of: ReadonlyMap<EntityId, Body>) => new Map([...of].map(([id, body]) => [id, seen(body)])),
    take(changes: readonly SimChange[]) {
      for (const { entityId: id, created, removed, ...change } of changes) {
        if (removed) {
          shown.delete(id)
          continue
        }
        if (created) {
          const { parentId } = created
          expect(parentId === null || shown.has(parentId), 'what holds it is there').toBe(true)
          shown.set(id, { parentId, color: '#ffffff' })
        }
        const { isThought: _, components: __, blend: ___, ...visible } = change
        shown.set(id, { ...shown.get(id), ...visible })
      }
    },
  }
}

test('the picture of any of the last steps is what the world was, and now is what it is', () => {
  const seed = Number(process.env.PAST_SEED ?? Date.now() % 1_000_000)
  console.log(`PAST_SEED=${seed}`)
  const dice = new Dice(seed)
  const material = { color: '#ffffff' }
  const parts = { components: { geometry: { primitive: 'box' }, material } }
  const world = createWorld([
    frameEntity('a', parts),
    frameEntity('b', { ...parts, parentId: 'a' }),
    frameEntity('c', { ...parts, parentId: 'b' }),
    frameEntity('d', parts),
  ])
  const past = new WorldPast(40, world.bodies)
  const picture = pictureOf(world.bodies)
  const moments = [new Map(world.bodies)]
  for (let step = 0; step < 120; step += 1) {
    for (let act = dice.below(4); act > 0; act -= 1) {
      const ids = [...world.bodies.keys()]
      const id = ids[dice.below(ids.length)]
      if (!id) break
      const deed = dice.below(6)
      if (deed === 0 && ids.length < 30) world.copy(id)
      else if (deed === 1 && ids.length > 3) world.remove(id)
      else if (deed === 2) world.change(id, { visible: dice.below(2) === 0 })
      else if (deed === 3) world.change(id, { color: dice.below(2) === 0 ? '#ff0000' : '#00ff00' })
      else world.change(id, { position: [dice.below(9), dice.below(9), 0], text: `${step}` })
    }
    past.record(world.bodies, true)
    moments.push(new Map(world.bodies))
  }
  expect(past.length).toBe(40)
  picture.shown.clear()
  for (const [id, body] of picture.expected(world.bodies)) picture.shown.set(id, body)
  for (let looked = 0; looked < 60; looked += 1) {
    const back = looked === 59 ? 0 : dice.below(41)
    picture.take(past.show(back))
    const then = moments[moments.length - 1 - back]
    expect(picture.shown, `${back} steps ago`).toEqual(picture.expected(then ?? new Map()))
  }
})

test('what did not change costs no words', () => {
  const world = createWorld([frameEntity('a'), frameEntity('b')])
  const past = new WorldPast(10, world.bodies)
  world.change(entityId('a'), { position: [1, 0, 0] })
  past.record(world.bodies, true)
  past.record(world.bodies, true)
  expect(past.show(1)).toEqual([])
  expect(past.show(2)).toMatchObject([{ entityId: 'a', position: [0, 0, 0] }])
  expect(past.show(0)).toMatchObject([{ entityId: 'a', position: [1, 0, 0] }])
})
