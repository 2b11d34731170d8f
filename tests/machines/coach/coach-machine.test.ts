import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type CoachStep, coachMachine, coachSteps } from '../../../machines/coach/coach-machine.ts'

/** A coach, with what it was told to keep and to forget. */
function start(done: readonly CoachStep[] = []) {
  const kept: string[] = []
  const actor = createActor(
    coachMachine.provide({
      actions: {
        remember: ({ context }) => void kept.push(context.done.join(' ')),
        forget: () => void kept.push('forget'),
      },
    }),
    { input: { done } },
  )
  actor.start()
  const at = () => {
    const { value } = actor.getSnapshot()
    return typeof value === 'string' ? value : value.coaching
  }
  return { actor, kept, at }
}

describe('the coach', () => {
  it('goes on with each thing that is done, and with nothing else', () => {
    const { actor, kept, at } = start()
    for (const step of coachSteps) {
      expect(at()).toBe(step)
      actor.send({ type: 'did', step })
    }
    expect(at()).toBe('finished')
    expect(kept.at(0)).toBe('run')
    expect(kept.at(-1)).toBe('forget')
    actor.send({ type: 'did', step: 'run' })
    expect(kept.at(-1)).toBe('forget')
  })

  it('passes over what was done out of turn', () => {
    const { actor, at } = start()
    actor.send({ type: 'did', step: 'thing' })
    expect(at()).toBe('run')
    actor.send({ type: 'did', step: 'run' })
    actor.send({ type: 'did', step: 'number' })
    expect(at()).toBe('deed')
  })

  it('goes on in another opening where it was', () => {
    expect(start(['run', 'number', 'undo']).at()).toBe('thing')
    expect(start(coachSteps).at()).toBe('finished')
  })

  it('is gone for good when it is skipped, from any step', () => {
    for (const done of coachSteps.map((_, index) => coachSteps.slice(0, index))) {
      const { actor, kept, at } = start(done)
      actor.send({ type: 'leave' })
      expect([at(), kept.at(-1)]).toEqual(['gone', 'forget'])
    }
  })
})
