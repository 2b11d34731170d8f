import { expect, it } from 'vitest'
import { groundSpot } from '../../../runtime/edit/ground-spot.ts'

it('is where the picture meets the ground a little below its middle, on the grid', () => {
  expect(groundSpot({ position: [0, 4, 8], yaw: 0, pitch: -Math.PI / 4 }, 0.5)).toEqual([0, 0, 5.5])
})

it('is some way ahead for a camera that looks at the sky, and below one that looks straight down', () => {
  expect(groundSpot({ position: [0, 2, 0], yaw: Math.PI, pitch: 0.3 }, 0.5)).toEqual([0, 0, 8])
  const [x, y, z] = groundSpot({ position: [3, 9, 1], yaw: 0, pitch: -1.5 }, 0.5)
  expect([x, y]).toEqual([3, 0])
  expect(z).toBe(1)
})
