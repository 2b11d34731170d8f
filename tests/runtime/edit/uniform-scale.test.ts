import { expect, it } from 'vitest'
import { pulledFactor, snappedFactor } from '../../../runtime/edit/uniform-scale.ts'

it('doubles with 100 pixels to the right or up, halves with as many to the left or down, and stays in bounds', () => {
  expect([pulledFactor(0, 0), pulledFactor(100, 0), pulledFactor(0, -100), pulledFactor(50, -50)]).toEqual([
    1, 2, 2, 2,
  ])
  expect([pulledFactor(-100, 0), pulledFactor(0, 100), pulledFactor(30, 30)]).toEqual([0.5, 0.5, 1])
  expect([pulledFactor(9_000, 0), pulledFactor(-9_000, 0)]).toEqual([64, 1 / 64])
})

it('brings a size onto a step, at least one of them', () => {
  expect(snappedFactor(1.27, 1, 0.1)).toBeCloseTo(1.3)
  expect(snappedFactor(1.2, 0.5, 0.1) * 0.5).toBeCloseTo(0.6)
  expect(snappedFactor(0.01, 2, 0.1) * 2).toBeCloseTo(0.1)
  expect(snappedFactor(1.5, -2, 0.5) * -2).toBeCloseTo(-3)
})
