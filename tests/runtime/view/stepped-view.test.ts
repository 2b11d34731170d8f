import { expect, it } from 'vitest'
import { forward, type Pose, seenFrom } from '../../../runtime/view/pose.ts'
import { steppedView } from '../../../runtime/view/stepped-view.ts'

const still = { turn: 0, lift: 0, near: 0, right: 0, up: 0 }
/** Ten metres in front of a thing that is 2 m above the ground. */
const start: Pose = { position: [0, 2, 10], yaw: 0, pitch: 0 }
const thing = [0, 2, 0] as const
const distance = (pose: Pose) => Math.hypot(...seenFrom(pose, thing))

it('goes around what is looked at, which stays where it is in the picture and as far away', () => {
  const right = steppedView(start, thing, { ...still, turn: 1 })
  expect(right.position[0]).toBeGreaterThan(2)
  const above = steppedView(right, thing, { ...still, lift: 1 })
  expect(above.position[1]).toBeGreaterThan(3)
  for (const pose of [right, above]) {
    expect(distance(pose)).toBeCloseTo(10)
    expect(forward(pose).map((way, at) => (pose.position[at] ?? 0) + way * 10)).toEqual(
      thing.map((place) => expect.closeTo(place)),
    )
  }
  const back = steppedView(steppedView(above, thing, { ...still, lift: -1 }), thing, { ...still, turn: -1 })
  expect(back.position).toEqual(start.position.map((place) => expect.closeTo(place)))
})

it('goes a fifth of the way nearer, and never into it', () => {
  expect(distance(steppedView(start, thing, { ...still, near: 1 }))).toBeCloseTo(8)
  expect(distance(steppedView(start, thing, { ...still, near: -1 }))).toBeCloseTo(12.5)
  let pose = start
  for (let press = 0; press < 60; press++) pose = steppedView(pose, thing, { ...still, near: 1 })
  expect(distance(pose)).toBeCloseTo(0.6)
})

it('shifts the picture the farther, the farther away that is which it shows', () => {
  const pushed = steppedView(start, thing, { ...still, right: 1, up: 1 })
  expect(pushed).toEqual({ ...start, position: [expect.closeTo(1.2), expect.closeTo(3.2), 10] })
  const far = steppedView({ ...start, position: [0, 2, 100] }, thing, { ...still, right: -1 })
  expect(far.position[0]).toBeCloseTo(-12)
})

it('takes five times as many of a held key to go as far as one press', () => {
  for (const step of [{ turn: 1 }, { lift: 1 }, { near: 1 }]) {
    let held = start
    for (let times = 0; times < 5; times++)
      held = steppedView(held, thing, { ...still, ...step, isRepeat: true })
    const pressed = steppedView(start, thing, { ...still, ...step })
    expect(held.position).toEqual(pressed.position.map((place) => expect.closeTo(place)))
  }
})

it('stays above the ground', () => {
  let pose = start
  for (let press = 0; press < 30; press++) pose = steppedView(pose, thing, { ...still, lift: -1 })
  expect(pose.position[1]).toBeGreaterThan(0)
  for (let press = 0; press < 30; press++) pose = steppedView(pose, thing, { ...still, up: -1 })
  expect(pose.position[1]).toBeGreaterThan(0)
})
