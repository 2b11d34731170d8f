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

/** So many frames of so many milliseconds each. */
function add(measured: FramePace, frames: number, milliseconds: number) {
  for (let frame = 0; frame < frames; frame++) measured.add(milliseconds)
}

it('is fine again two seconds after a hitch, and step by step after a slow time', () => {
  const measured = pace(16.7)
  measured.add(480)
  expect(measured.sharpness(2)).toBe(0.6)
  add(measured, 130, 16.7)
  expect(measured.sharpness(2)).toBe(0.8)
  add(measured, 130, 16.7)
  expect(measured.sharpness(2)).toBe(2)
})

it('where the finer picture is too slow each time, it is tried less and less often', () => {
  const measured = new FramePace()
  add(measured, 20, 60)
  const tries: number[] = []
  for (let frame = 1; frame <= 4000; frame++) {
    const before = measured.sharpness(2)
    measured.add(before === 2 ? 60 : 16.7)
    if (before < measured.sharpness(2)) tries.push(frame)
  }
  const waits = tries.slice(1).map((frame, index) => frame - (tries[index] ?? 0))
  expect(waits.length).toBeGreaterThan(2)
  expect(waits.length).toBeLessThan(6)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
})
