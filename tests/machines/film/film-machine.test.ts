import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { filmMachine, mostFilmBytes } from '../../../machines/film/film-machine.ts'
import { longestFilm } from '../../../protocol/frame/film-part.ts'

/** A film whose camera only writes down what it is told. */
function startFilm() {
  const camera: string[] = []
  const keep = vi.fn((_parts: readonly number[]) => undefined)
  const tellFailed = vi.fn()
  const clock = new SimulatedClock()
  const machine = filmMachine.provide({
    actions: {
      beginFilming: () => camera.push('on'),
      endFilming: () => camera.push('end'),
      keep: (_, { parts }) => keep(parts.map(({ length }) => length)),
      tellFailed,
    },
  })
  const actor = createActor(machine, { clock }).start()
  const part = (length: number, isLast = false) =>
    actor.send({ type: 'part', bytes: new Uint8Array(length), isLast })
  return { actor, camera, keep, tellFailed, clock, part, press: () => actor.send({ type: 'press' }) }
}

it('keeps the parts in their order when a second press and the last part have come', () => {
  const { actor, camera, keep, part, press } = startFilm()
  part(9)
  press()
  part(3)
  part(1)
  press()
  press()
  part(2)
  expect(camera).toEqual(['on', 'end'])
  expect(keep).not.toHaveBeenCalled()
  part(0, true)
  expect(keep.mock.calls).toEqual([[[3, 1, 2]]])
  expect(camera).toEqual(['on', 'end'])
  expect(actor.getSnapshot().value).toBe('idle')
})

it('ends by itself after ten seconds, and begins the next film with nothing of the last', () => {
  const { camera, clock, keep, part, press } = startFilm()
  press()
  part(4)
  clock.increment(longestFilm - 1)
  expect(camera).toEqual(['on'])
  clock.increment(1)
  expect(camera).toEqual(['on', 'end'])
  part(1, true)
  press()
  part(5, true)
  expect(keep.mock.calls).toEqual([[[4, 1]], [[5]]])
})

it('keeps what has come when the run is over, or when the last part does not come', () => {
  const { actor, camera, clock, keep, part, press } = startFilm()
  press()
  part(6)
  actor.send({ type: 'gone' })
  press()
  part(7)
  press()
  clock.increment(5_000)
  expect(keep.mock.calls).toEqual([[[6]], [[7]]])
  expect(camera).toEqual(['on', 'end', 'on', 'end'])
})

it('says that a film has failed of which nothing has come', () => {
  const { actor, keep, tellFailed, part, press } = startFilm()
  press()
  part(0, true)
  press()
  actor.send({ type: 'gone' })
  expect(tellFailed).toHaveBeenCalledTimes(2)
  expect(keep).not.toHaveBeenCalled()
})

it('takes no more of a page that does not stop than a film can have', () => {
  const { camera, keep, part, press } = startFilm()
  press()
  part(mostFilmBytes)
  part(1)
  part(1)
  expect(keep.mock.calls).toEqual([[[mostFilmBytes]]])
  expect(camera).toEqual(['on', 'end'])
  press()
  for (let count = 0; count < 2_000; count += 1) part(1)
  for (let count = 0; count < 2_000; count += 1) part(0)
  expect(keep.mock.calls[1]?.[0]).toHaveLength(1_000)
})
