import { expect } from 'vitest'
import { type CoachStep, coachMachine, coachSteps } from '../../../../machines/coach/coach-machine.ts'
import type { PathModel } from '../path-model.ts'

/** What stands before a step was done, whatever else was; the step itself was not. */
const whenAt =
  (step: CoachStep): PathModel['states'][string] =>
  ({ done }: { readonly done: readonly CoachStep[] }) => {
    expect(done).not.toContain(step)
    expect(done).toEqual(expect.arrayContaining(coachSteps.slice(0, coachSteps.indexOf(step))))
    expect(new Set(done).size).toBe(done.length)
  }

export const coach: PathModel = {
  machine: coachMachine,
  input: { done: [] },
  events: () => [...coachSteps.map((step) => ({ type: 'did', step })), { type: 'leave' }],
  seen: ({ done }: { readonly done: readonly CoachStep[] }) =>
    coachSteps.filter((step) => done.includes(step)),
  states: {
    ...Object.fromEntries(coachSteps.map((step) => [`coaching.${step}`, whenAt(step)])),
    finished: ({ done }) => expect([...done].sort()).toEqual([...coachSteps].sort()),
    gone: () => {},
  },
}
