import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  communityMachine,
  type LoadedPage,
  type PageRequest,
} from '../../../machines/community/community-machine.ts'
import { communityProject } from '../../support/community-project.ts'

const wish = { q: 'moon', tag: 'space', sort: 'liked' } as const
const page = (count: number, ...names: readonly string[]): LoadedPage => ({
  ok: true,
  projects: names.map((name) => communityProject({ name })),
  count,
})

function start(...answers: readonly (LoadedPage | Error)[]) {
  const asked = vi.fn<(request: PageRequest) => void>()
  const rest = [...answers]
  const load = fromPromise(async ({ input }: { input: PageRequest }) => {
    asked(input)
    const answer = rest.shift()
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often')
    return answer
  })
  const actor = createActor(communityMachine.provide({ actors: { load } }), { input: wish }).start()
  const until = (state: 'ready' | 'failed' | 'complete') => waitFor(actor, (now) => now.matches(state))
  const names = () => actor.getSnapshot().context.projects.map(({ name }) => name)
  return { actor, asked, until, names }
}

describe('a search of the community', () => {
  it('asks for page after page until all worlds are there', async () => {
    const { actor, asked, until, names } = start(page(3, 'a', 'b'), page(3, 'c'))
    await until('ready')
    expect(names()).toEqual(['a', 'b'])
    actor.send({ type: 'more' })
    await until('complete')
    expect(names()).toEqual(['a', 'b', 'c'])
    expect(asked.mock.calls.map(([request]) => request)).toEqual([
      { ...wish, page: 1 },
      { ...wish, page: 2 },
    ])
    actor.send({ type: 'more' })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('shows a world once that moved to the next page meanwhile, and ends at an empty page', async () => {
    const { actor, until, names } = start(page(4, 'a', 'b'), page(5, 'b', 'c'), page(5))
    await until('ready')
    actor.send({ type: 'more' })
    await until('ready')
    expect(names()).toEqual(['a', 'b', 'c'])
    actor.send({ type: 'more' })
    expect((await until('complete')).context.count).toBe(3)
  })

  it('is complete at once when nothing is found', async () => {
    const { until } = start(page(0))
    expect((await until('complete')).context.projects).toEqual([])
  })

  it('keeps what is there when a page fails, and asks for that page again', async () => {
    const { actor, asked, until, names } = start(
      page(2, 'a'),
      { ok: false, code: 'general.offline' },
      new Error('lost'),
      page(2, 'b'),
    )
    await until('ready')
    actor.send({ type: 'more' })
    expect((await until('failed')).context.error).toBe('general.offline')
    expect(names()).toEqual(['a'])
    actor.send({ type: 'retry' })
    await waitFor(actor, ({ context }) => context.error === 'general.failed')
    actor.send({ type: 'retry' })
    expect((await until('complete')).context.error).toBeNull()
    expect(names()).toEqual(['a', 'b'])
    expect(asked.mock.lastCall?.[0].page).toBe(2)
  })
})
