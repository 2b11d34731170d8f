import { expect, test } from 'vitest'
import type { Box } from '../../../../runtime/simulation/space/box.ts'
import type { Vec3 } from '../../../../runtime/simulation/space/vec3.ts'
import { walkPath } from './walk-path.ts'

const highest = (path: readonly Vec3[]) => Math.max(...path.map(([, y]) => y))

test('falls to the ground and rests there', () => {
  expect(walkPath([0, 3, 0], 120, () => ({})).at(-1)).toEqual([0, 0, 0])
})

test('walks at its speed to where the person looks, no faster on the diagonal', () => {
  const ahead = walkPath([0, 0, 0], 60, () => ({ forward: 1 })).at(-1)!
  expect(ahead[2]).toBeCloseTo(-10, 9)
  const left = walkPath([0, 0, 0], 60, () => ({ forward: 1, yaw: 90 })).at(-1)!
  expect(left[0]).toBeCloseTo(-10, 9)
  const right = walkPath([0, 0, 0], 60, () => ({ right: 1 })).at(-1)!
  expect(right[0]).toBeCloseTo(10, 9)
  const [x, , z] = walkPath([0, 0, 0], 60, () => ({ forward: 1, right: 1 })).at(-1)!
  expect(Math.sqrt(x * x + z * z)).toBeCloseTo(10, 9)
})

test('jumps about as high as physics says, once; with multi-jump again in the air', () => {
  const once = walkPath([0, 0, 0], 120, (step) => ({ jumps: step === 5 || step === 25 }))
  expect(highest(once)).toBeGreaterThan(1.15)
  expect(highest(once)).toBeLessThan(1.3)
  const twice = walkPath([0, 0, 0], 120, (step) => ({ jumps: step === 5 || step === 25 }), [], {
    multiJump: true,
  })
  expect(highest(twice)).toBeGreaterThan(1.9)
  expect(twice.at(-1)).toEqual([0, 0, 0])
})

test('stops at a wall and slides along it, climbs a low step, stands on a box', () => {
  const wall: Box = { min: [-50, 0, -3], max: [50, 5, -2] }
  const [x, , z] = walkPath([0, 0, 0], 120, () => ({ forward: 1, right: 1 }), [wall]).at(-1)!
  expect(z).toBeLessThanOrEqual(-1.3)
  expect(z).toBeGreaterThan(-1.5001)
  expect(x).toBeGreaterThan(10)
  const stair: Box = { min: [-5, 0, -9], max: [5, 0.25, -2] }
  expect(walkPath([0, 0, 0], 30, () => ({ forward: 1 }), [stair]).at(-1)?.[1]).toBe(0.25)
  expect(walkPath([0, 4, -4], 120, () => ({}), [{ ...stair, max: [5, 2, -2] }]).at(-1)).toEqual([0, 2, -4])
})

test('whoever falls from however high lands on a floor, however thin it is and small they are', () => {
  const sheet = { min: [-5, 0.8, -5], max: [5, 1, 5] } as const
  for (const high of [5, 50, ...Array.from({ length: 20 }, (_, index) => 301 + 7 * index)]) {
    const path = walkPath([0, high, 0], 700, () => ({}), [sheet], { height: 0.5 })
    expect(path.at(-1)?.[1], `from ${high} m`).toBe(1)
    expect(Math.min(...path.map(([, y]) => y))).toBe(1)
  }
})

test('a ceiling ends a jump', () => {
  const ceiling: Box = { min: [-5, 2.5, -5], max: [5, 3, 5] }
  expect(highest(walkPath([0, 0, 0], 60, (step) => ({ jumps: step === 2 }), [ceiling]))).toBeLessThanOrEqual(
    0.5,
  )
})

test('with collisions off it falls through', () => {
  expect(walkPath([0, 1, 0], 120, () => ({}), [], { collideWithSurfaces: false }).at(-1)?.[1]).toBeLessThan(
    -5,
  )
})
