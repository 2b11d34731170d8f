import { expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { moderationMachine, type Queue } from '../../../machines/moderation/moderation-machine.ts'

const empty: Queue = { ok: true, data: { cases: [], decisions: [] } }
const refused: Queue = { ok: false, error: { code: 'general.offline' } }
const request = { kind: 'project', id: 'p1', decision: 'hide' } as const

function start(load: () => Promise<Queue>, decide: () => Promise<Queue> = async () => empty) {
  const actor = createActor(
    moderationMachine.provide({ actors: { load: fromPromise(load), decide: fromPromise(decide) } }),
  ).start()
  return { actor, at: (state: 'ready' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state)) }
}

it('[P04] a queue that cannot be seen says why and can be asked for again', async () => {
  const load = vi.fn<() => Promise<Queue>>().mockResolvedValueOnce(refused).mockResolvedValueOnce(empty)
  const { actor, at } = start(load)
  await at('failed')
  expect(actor.getSnapshot().context).toEqual({ queue: null, error: 'general.offline' })
  actor.send({ type: 'retry' })
  await at('ready')
  expect(actor.getSnapshot().context).toEqual({ queue: empty.data, error: null })
})

it('[P04] takes one decision at a time, and one that fails leaves the queue as it was seen', async () => {
  const decide = vi.fn(async () => refused)
  const { actor, at } = start(async () => empty, decide)
  await at('ready')
  actor.send({ type: 'decide', request })
  actor.send({ type: 'decide', request })
  expect(actor.getSnapshot().value).toBe('deciding')
  await at('ready')
  expect(decide).toHaveBeenCalledOnce()
  expect(actor.getSnapshot().context).toEqual({ queue: empty.data, error: 'general.offline' })
})

it.each(['load', 'decide'] as const)('a bug in %s is told like a failure', async (which) => {
  const bug = () => Promise.reject(new Error('bug'))
  const { actor, at } = which === 'load' ? start(bug) : start(async () => empty, bug)
  if (which === 'decide') {
    await at('ready')
    actor.send({ type: 'decide', request })
    expect(actor.getSnapshot().value).toBe('deciding')
  }
  await at(which === 'load' ? 'failed' : 'ready')
  expect(actor.getSnapshot().context.error).toBe('general.failed')
})
