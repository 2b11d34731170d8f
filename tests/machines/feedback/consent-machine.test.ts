import { expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { createConsentMachine } from '../../../machines/feedback/consent-machine.ts'

function start(prepare: () => Promise<string | null>) {
  const machine = createConsentMachine<string>()
  const actor = createActor(machine.provide({ actors: { prepare: fromPromise(prepare) } })).start()
  return { actor, at: (state: 'ready' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state)) }
}

it('[S20] prepares a recording only when it is wanted, and lets go of it when it is not any more', async () => {
  const prepare = vi.fn(async () => 'recording')
  const { actor, at } = start(prepare)
  expect(prepare).not.toHaveBeenCalled()
  actor.send({ type: 'want' })
  await at('ready')
  expect(actor.getSnapshot().context.ready).toBe('recording')
  actor.send({ type: 'leave' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'off', context: { ready: null } })
})

it('drops what comes too late', async () => {
  let done: (text: string) => void = () => {}
  const { actor } = start(() => new Promise((resolve) => (done = resolve)))
  actor.send({ type: 'want' })
  actor.send({ type: 'leave' })
  done('late')
  await Promise.resolve()
  expect(actor.getSnapshot()).toMatchObject({ value: 'off', context: { ready: null } })
})

it.each([
  ['there is none', async () => null],
  ['it cannot be made', () => Promise.reject(new Error('bug'))],
])('says so when %s', async (_, prepare) => {
  const { actor, at } = start(prepare)
  actor.send({ type: 'want' })
  await at('failed')
  expect(actor.getSnapshot().context.ready).toBeNull()
})
