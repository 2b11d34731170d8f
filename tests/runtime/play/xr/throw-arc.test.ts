import { expect, test } from 'vitest'
import { affineOf } from '../../../../model/space/affine.ts'
import { throwArc } from '../../../../runtime/play/xr/throw-arc.ts'
import { slantOfPart } from '../../../../runtime/simulation/motion/slant.ts'
import { boxAround } from '../../../../runtime/simulation/space/box.ts'

const ahead = [0, 0, -1] as const
const from = [0, 1.3, 0] as const

test('it comes down on the ground as far as a ball would fly', () => {
  const { landing, path } = throwArc(from, ahead, [])
  // 7 m/s for the 0.515 s of a fall from 1.3 m.
  expect(landing?.[2]).toBeCloseTo(-7 * Math.sqrt(2.6 / 9.81), 1)
  expect(landing?.[1]).toBe(0)
  expect(path.at(-1)?.[1]).toBeCloseTo(0, 9)
})

test('it comes down on top of a thing, and nowhere against a wall or out over the edge of the world', () => {
  const crate = { min: [-1, 0, -4], max: [1, 0.6, -2] } as const
  const wall = { min: [-4, 0, -2.5], max: [4, 4, -2] } as const
  const onTop = throwArc(from, ahead, [crate]).landing
  expect(onTop?.[1]).toBe(0.6)
  expect(throwArc(from, ahead, [wall]).landing).toBeNull()
  expect(throwArc([0, 90, 0], ahead, []).landing).toBeNull()
})

test('it comes down on a slope where the slope is, not where the box around it is, and nowhere on its underside', () => {
  const leaning = (angle: number, at: readonly [number, number, number]) => {
    const frame = affineOf([...at], [angle, 0, 0], [1, 1, 1])
    const part = { min: [-3, -0.1, -5], max: [3, 0, 0] } as const
    const slant = slantOfPart(part, frame)
    if (!slant) throw new Error('level')
    return { ...boxAround(frame, part), slant }
  }
  const { landing, rise } = throwArc(from, ahead, [leaning(20, [0, 0, -2])])
  const slope = Math.tan((20 * Math.PI) / 180)
  expect(landing?.[2]).toBeLessThan(-2.3)
  expect(landing?.[1]).toBeCloseTo(slope * (-2 - (landing?.[2] ?? 0)), 3)
  expect(rise[1]).toBeCloseTo(-slope, 6)
  // Leaning towards whoever throws: it is hit from below.
  expect(throwArc(from, ahead, [leaning(120, [0, 0, -3])]).landing).toBeNull()
})
