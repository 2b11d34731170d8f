import { expect, test } from 'vitest'
import type { Primitive } from '../../../../model/components/geometry.ts'
import { affineOf } from '../../../../model/space/affine.ts'
import type { Obstacle } from '../../../../runtime/simulation/motion/obstacle.ts'
import { slantOf } from '../../../../runtime/simulation/motion/slant.ts'
import { boxAround } from '../../../../runtime/simulation/space/box.ts'
import type { Vec3 } from '../../../../runtime/simulation/space/vec3.ts'
import { walkPath } from './walk-path.ts'

const degree = Math.PI / 180

function leaning(primitive: Primitive, position: Vec3, rotation: Vec3, scale: Vec3): Obstacle {
  const frame = affineOf(position, rotation, scale)
  const slant = slantOf(primitive, frame)
  if (!slant) throw new Error('level')
  return { ...boxAround(frame, { min: [-0.5, -0.5, -0.5], max: [0.5, 0.5, 0.5] }), slant }
}

/** A hillside whose surface goes through the origin and rises towards −z. */
function hillside(angle: number): Obstacle {
  const [cos, sin] = [Math.cos(angle * degree), Math.sin(angle * degree)]
  // Thick and long: its upper side goes through the middle of the world.
  return leaning('box', [0, -5 * cos, -5 * sin], [angle, 0, 0], [40, 10, 400])
}

/** How high somebody is over the hillside. */
const over = (angle: number, [, y, z]: Vec3) => y - Math.max(0, -z * Math.tan(angle * degree))

test.each([10, 30, 45, 59])('[E12] walks up a hillside of %d° at walking speed and stays on it', (angle) => {
  const path = walkPath([0, 0, 2], 120, () => ({ forward: 1 }), [hillside(angle)])
  for (const place of path) expect(over(angle, place)).toBeCloseTo(0, 6)
  // 0.2 s to the foot, and then ten metres a second along the slope.
  const [, y, z] = path[119] ?? [0, 0, 0]
  const climbed = Math.hypot(y, z)
  expect(climbed).toBeGreaterThan(17.6)
  expect(climbed).toBeLessThan(18.1)
})

test.each([10, 30, 45, 59])(
  '[E12] walks down a hillside of %d° without a hop, and on over level ground',
  (angle) => {
    const start = 8
    const from: Vec3 = [0, start * Math.tan(angle * degree), -start]
    const path = walkPath(from, 240, (step) => ({ forward: step < 10 ? 0 : -1 }), [hillside(angle)])
    for (const place of path) expect(over(angle, place)).toBeCloseTo(0, 6)
    expect(path.at(-1)?.[2]).toBeGreaterThan(10)
    // Who stays on the ground can jump at any time.
    for (const at of [20, 40, 60, 80]) {
      const jumped = walkPath(from, at + 6, (step) => ({ forward: step < 10 ? 0 : -1, jumps: step === at }), [
        hillside(angle),
      ])
      expect(over(angle, jumped.at(-1) ?? from)).toBeGreaterThan(0.2)
    }
  },
)

test('[E12] stands still on a slope, and walks across it at its height', () => {
  const from: Vec3 = [0, 4 * Math.tan(30 * degree), -4]
  const still = walkPath(from, 120, () => ({}), [hillside(30)])
  expect(still.at(-1)?.[2]).toBe(-4)
  const [x, y] = walkPath(from, 60, () => ({ right: 1 }), [hillside(30)]).at(-1) ?? [0, 0]
  expect(x).toBeCloseTo(10, 6)
  expect(y).toBeCloseTo(from[1], 6)
})

test.each([
  [59.85, 59.9, true],
  [59.95, 59.9, false],
  [59.95, 60, true],
  [60.05, 60, false],
  [89, 90, true],
  [21, 20, false],
] as const)(
  '[E12] a hillside of %s° with a limit of %s° can be climbed: %s',
  (angle, maxClimbAngle, climbs) => {
    const path = walkPath([0, 0, 2], 120, () => ({ forward: 1 }), [hillside(angle)], { maxClimbAngle })
    const highest = Math.max(...path.map(([, y]) => y))
    if (climbs) expect(highest).toBeGreaterThan(15)
    else expect(highest).toBeLessThan(0.31)
  },
)

test('[E12] without hill climbing there is no slope that one walks up, only steps', () => {
  const path = walkPath([0, 0, 2], 120, () => ({ forward: 1 }), [hillside(30)], { hillClimbing: false })
  expect(Math.max(...path.map(([, y]) => y))).toBeLessThan(0.31)
})

test.each([60.5, 62, 70, 80])(
  '[E12] who lands on a slope of %s°, which is too steep, slides down as without friction',
  (angle) => {
    const from: Vec3 = [0, 10 * Math.tan(angle * degree), -10]
    const path = walkPath(from, 60, () => ({}), [hillside(angle)])
    for (const place of path) expect(over(angle, place)).toBeCloseTo(0, 2)
    const fallen = from[1] - (path.at(-1)?.[1] ?? 0)
    // ½ · g · sin² · t², in steps each of which falls at the speed of its end.
    const steps = path.length
    const downward = 9.81 * Math.sin(angle * degree) ** 2
    expect(fallen).toBeCloseTo((downward * steps * (steps + 1)) / 2 / 60 ** 2, 6)
    // Nor does it help to run against it.
    const against = walkPath(from, 120, () => ({ forward: 1 }), [hillside(angle)])
    for (const place of against) expect(over(angle, place)).toBeGreaterThan(-0.01)
    expect(against.at(-1)?.[1]).toBeLessThan(from[1] - 10)
  },
)

test('[E12] over a ramp: up, down at its high end, and against its back', () => {
  const ramp = leaning('ramp', [0, 1, -5], [0, 0, 0], [6, 2, 4])
  const up = walkPath([0, 0, 0], 120, () => ({ forward: 1 }), [ramp])
  expect(Math.max(...up.map(([, y]) => y))).toBeGreaterThan(1.9)
  expect(up.at(-1)?.[1]).toBe(0)
  const back = walkPath([0, 0, -12], 60, () => ({ forward: -1 }), [ramp])
  expect(Math.max(...back.map(([, y]) => y))).toBe(0)
  expect(back.at(-1)?.[2]).toBeLessThan(-7.49)
})

test('[E12] over a hill that is half a ball, from end to end on its surface', () => {
  const hill = leaning('half-sphere', [0, 0.75, -15], [0, 0, 0], [20, 3, 20])
  const height = ([x, , z]: Vec3) => {
    const inside = 1 - (x * x + (z + 15) ** 2) / 100
    return inside > 0 ? 1.5 * Math.sqrt(inside) : 0
  }
  const path = walkPath([0, 0, 0], 300, () => ({ forward: 1 }), [hill])
  for (const place of path) expect(Math.abs(place[1] - height(place))).toBeLessThan(0.31)
  for (const place of path.filter(([, , z]) => Math.abs(z + 15) < 9))
    expect(place[1]).toBeCloseTo(height(place), 6)
  expect(path.at(-1)?.[2]).toBeLessThan(-30)
})

test('[E12] goes under a leaning plank that is over the head, and bumps into it where it is not', () => {
  const plank = leaning('box', [0, 2.4, -6], [-20, 0, 0], [4, 0.2, 8])
  const path = walkPath([0, 0, 0], 120, () => ({ forward: 1 }), [plank])
  expect(Math.max(...path.map(([, y]) => y))).toBe(0)
  expect(path.at(-1)?.[2]).toBeLessThan(-2)
  expect(path.at(-1)?.[2]).toBeGreaterThan(-7)
})
