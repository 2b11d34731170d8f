import { expect, it } from 'vitest'
import { Twist } from '../../../runtime/edit/twist.ts'

it('turns by what the fingers turn once they have turned far enough to mean it', () => {
  const twist = new Twist()
  twist.begin()
  const turns = [0.1, -0.1, 0.1, 0.1, 0.2, -0.3].map((turn) => Number(twist.by(turn).toFixed(6)))
  expect(turns).toEqual([0, 0, 0, 0, 0.2, -0.3])
  twist.begin()
  expect(twist.by(0.1)).toBe(0)
})

it('takes the short way round', () => {
  const twist = new Twist()
  twist.begin()
  twist.by(0.2)
  expect(twist.by(2 * Math.PI - 0.1)).toBeCloseTo(-0.1)
})
