import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { StepPump } from '../../../runtime/play/step-pump.ts'

let stop = () => {}
afterEach(() => stop())

/** A pump whose steps take so many milliseconds of a clock that only they move. */
function pumpOf(millisecondsOfStep: number) {
  let now = 0
  let steps = 0
  const pump = new StepPump(
    () => {
      steps += 1
      now += millisecondsOfStep
    },
    () => now,
  )
  stop = () => pump.stop()
  /** A frame after `milliseconds`, which itself takes `drawing`; gives the steps that it caught up on. */
  const frame = async (milliseconds: number, drawing = 0) => {
    const before = steps
    pump.advance(milliseconds)
    now += drawing
    for (let seen = -1; seen !== steps; ) {
      seen = steps
      await setTimeout(5)
    }
    return steps - before
  }
  return { pump, frame }
}

describe('StepPump', () => {
  it('makes a step for each sixtieth of a second, and keeps what is left over', async () => {
    const { frame } = pumpOf(1)
    expect(await frame(51)).toBe(3)
    expect(await frame(10)).toBe(0)
    expect(await frame(10)).toBe(1)
  })

  it('shows the world at its true speed where only the pictures are slow', async () => {
    const { frame } = pumpOf(2)
    expect(await frame(201, 180)).toBe(12)
    expect(await frame(201, 180)).toBe(12)
  })

  it('drops what is more than a quarter of a second', async () => {
    const { frame } = pumpOf(1)
    expect(await frame(5000)).toBe(15)
    expect(await frame(20)).toBe(1)
  })

  it('slows the world down where its steps are slow, so that they never hold up the pictures', async () => {
    const { frame } = pumpOf(20)
    expect(await frame(250)).toBe(5)
    expect(await frame(20)).toBe(1)
  })

  it('goes slower or not at all when told so, and owes nothing from before', async () => {
    const { pump, frame } = pumpOf(1)
    pump.setPace(0.5)
    expect(await frame(101)).toBe(3)
    pump.setPace(0)
    expect(await frame(101)).toBe(0)
    pump.setPace(1)
    expect(await frame(20)).toBe(1)
  })
})
