import { expect, test } from 'vitest'
import { effectNames } from '../../../model/components/effect.ts'
import { effectPose } from '../../../runtime/components/effect-pose.ts'

test.each(effectNames)('%s moves without a jump and comes back to where it began', (name) => {
  const numbers = (time: number) => Object.values(effectPose(name, time)).flat()
  const distance = (a: readonly number[], b: readonly number[]) =>
    Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? Number.NaN))))
  let farthest = 0
  for (let step = 0; step < 720; step++) {
    const here = numbers(step / 60)
    expect(here.every(Number.isFinite)).toBe(true)
    const isWholeTurn = name === 'spin' && distance(here, numbers((step + 1) / 60)) > 6
    if (!isWholeTurn) expect(distance(here, numbers((step + 1) / 60))).toBeLessThan(0.2)
    farthest = Math.max(farthest, distance(here, numbers(0)))
  }
  expect(farthest).toBeGreaterThan(0.02)
  expect(distance(numbers(0), numbers(12))).toBeLessThan(1e-6)
})
