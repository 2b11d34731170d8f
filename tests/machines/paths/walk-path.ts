import { expect } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { PathStep } from './generate-paths.ts'
import { bug, type PathModel } from './path-model.ts'
import { stateName } from './state-name.ts'

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** Lets the promises of actors be heard. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Walks a path with an actor that runs: its promises are answered and its times run out as the path says. After each step it is where the
 * path says, and what must hold there holds. Returns the states that it was in.
 */
export async function walkPath(model: PathModel, path: readonly PathStep[]): Promise<readonly string[]> {
  const { seen = (context) => context } = model
  const waiting = new Map<string, Waiting>()
  const actors = Object.fromEntries(
    Object.keys(model.answers ?? {}).map((src) => [
      src,
      fromPromise(() => new Promise((resolve, reject) => waiting.set(src, { resolve, reject }))),
    ]),
  )
  const clock = new SimulatedClock()
  const machine = model.machine.provide({ actors })
  const actor = createActor(machine, { input: model.input, clock }).start()
  const been: string[] = []
  const look = () => {
    const { value, context } = actor.getSnapshot()
    const name = stateName(value)
    been.push(name)
    model.states[name]?.(context)
  }
  look()
  for (const { event, state } of path) {
    const { src, answer, delay } = event
    if (typeof src === 'string') {
      const asked = waiting.get(src)
      if (!asked) throw new Error(`${src} was not asked`)
      if (answer === bug) asked.reject(new Error('bug'))
      else asked.resolve(answer)
      await settle()
    } else if (delay !== undefined) {
      const given = typeof delay === 'number' ? delay : machine.implementations.delays[delay]
      const { context } = actor.getSnapshot()
      clock.increment(
        typeof given === 'function'
          ? given({ context, event, self: actor, system: actor.system }, undefined)
          : Number(given),
      )
    } else {
      actor.send(event)
    }
    const { value, context } = actor.getSnapshot()
    const told = path.map((step) => step.event.type).join(' → ')
    expect(value, told).toEqual(state.value)
    expect(seen(context), told).toEqual(seen(state.context))
    look()
  }
  actor.stop()
  return been
}
