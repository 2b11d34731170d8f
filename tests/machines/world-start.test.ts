import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { partsPatience, worldStartMachine } from '../../machines/world-start/world-start-machine.ts'

function start(parts: number) {
  const beginRun = vi.fn()
  const clock = new SimulatedClock()
  const actor = createActor(worldStartMachine.provide({ actions: { beginRun } }), { clock }).start()
  actor.send({ type: 'scene.known', parts })
  const told = (arrived: number, missing = 0) => actor.send({ type: 'parts.told', arrived, missing })
  const count = () => {
    const { total, arrived, missing } = actor.getSnapshot().context
    return { total, arrived, missing }
  }
  return { actor, beginRun, clock, told, count }
}

it('a world begins when all its parts are there and it is drawn, not before', () => {
  const { actor, beginRun, told, count } = start(2)
  told(2)
  // Nothing of an earlier page counts.
  expect(count()).toEqual({ total: 3, arrived: 0, missing: 0 })
  actor.send({ type: 'scene.sent' })
  expect(count()).toEqual({ total: 3, arrived: 1, missing: 0 })
  told(2)
  expect(beginRun).not.toHaveBeenCalled()
  actor.send({ type: 'scene.shown' })
  expect(beginRun).toHaveBeenCalledOnce()
  actor.send({ type: 'run.started' })
  told(2)
  expect(beginRun).toHaveBeenCalledOnce()
  expect(actor.getSnapshot().value).toBe('playing')
})

it('what does not come is not waited for, and what has come never counts as gone', () => {
  const { actor, beginRun, told, count } = start(3)
  actor.send({ type: 'scene.sent' })
  actor.send({ type: 'scene.shown' })
  told(2)
  told(1)
  expect(count().arrived).toBe(3)
  expect(beginRun).not.toHaveBeenCalled()
  told(2, 1)
  expect(beginRun).toHaveBeenCalledOnce()
  expect(count()).toEqual({ total: 4, arrived: 3, missing: 1 })
  told(3)
  expect(count()).toEqual({ total: 4, arrived: 4, missing: 0 })
})

it('without any news a world begins with what is there; each part that comes is a reason to wait on', () => {
  const { actor, beginRun, clock, told } = start(3)
  actor.send({ type: 'scene.sent' })
  actor.send({ type: 'scene.shown' })
  clock.increment(partsPatience - 1)
  told(1)
  clock.increment(partsPatience - 1)
  // Not news.
  told(1)
  expect(beginRun).not.toHaveBeenCalled()
  clock.increment(1)
  expect(beginRun).toHaveBeenCalledOnce()
})

it('another scene counts from the start', () => {
  const { actor, count } = start(3)
  actor.send({ type: 'scene.sent' })
  actor.send({ type: 'scene.known', parts: 5 })
  expect([actor.getSnapshot().value, count()]).toEqual(['opening', { total: 6, arrived: 0, missing: 0 }])
})

it('physics that does not come is one part more that is missing, once for each scene', () => {
  const { actor, beginRun, told, count } = start(1)
  actor.send({ type: 'scene.sent' })
  actor.send({ type: 'scene.shown' })
  told(1)
  expect(beginRun).toHaveBeenCalledOnce()
  actor.send({ type: 'physics.away' })
  actor.send({ type: 'physics.away' })
  actor.send({ type: 'run.started' })
  told(1)
  expect(count()).toEqual({ total: 3, arrived: 2, missing: 1 })
  actor.send({ type: 'scene.known', parts: 1 })
  expect(count()).toEqual({ total: 2, arrived: 0, missing: 0 })
})
