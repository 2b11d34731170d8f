import { expect, it } from 'vitest'
import { FramePace } from '../../../runtime/scene/frame-pace.ts'

function pace(milliseconds: number) {
  const measured = new FramePace()
  for (let frame = 0; frame < 60; frame++) measured.add(milliseconds)
  return measured
}

it('leaves nothing out where 60 frames a second are made', () => {
  expect(pace(16.7).shadowInterval).toBe(0)
  expect(pace(16.7).sharpness(2)).toBe(2)
})

it('draws shadows less often on a slow machine, and fewer pixels on a very slow one', () => {
  expect(pace(30).shadowInterval).toBeGreaterThan(0)
  expect(pace(30).sharpness(2)).toBe(2)
  expect(pace(60).sharpness(2)).toBe(0.8)
  expect(pace(200).sharpness(2)).toBe(0.6)
  expect(pace(200).sharpness(0.5)).toBe(0.5)
})

it('does not judge by the first frames', () => {
  const measured = new FramePace()
  for (let frame = 0; frame < 4; frame++) measured.add(400)
  expect(measured.sharpness(1)).toBe(1)
})
