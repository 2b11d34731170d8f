import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  createProjectLoadingMachine,
  type Opening,
  type ProjectRequest,
} from '../../../machines/project-loading/project-loading-machine.ts'

const named = (name: string, entry = 'first'): ProjectRequest => ({
  kind: 'named',
  username: 'mia',
  name,
  entry,
})

function start(open: (request: ProjectRequest) => Promise<Opening<string>>) {
  const machine = createProjectLoadingMachine<string>().provide({
    actors: { open: fromPromise(({ input }: { input: ProjectRequest }) => open(input)) },
  })
  return createActor(machine, { input: named('one') }).start()
}
const nameOf = (request: ProjectRequest) => (request.kind === 'named' ? request.name : request.path)

test('[S11] a project is loading, then loaded; another address replaces it', async () => {
  const actor = start(async (request) => ({ ok: true, session: nameOf(request) }))
  expect(actor.getSnapshot().matches('loading')).toBe(true)
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
  expect(actor.getSnapshot().context.session).toBe('one')
  actor.send({ type: 'project.open', request: named('two', 'second') })
  expect(actor.getSnapshot().context.session).toBeNull()
  await waitFor(actor, (snapshot) => snapshot.context.session === 'two')
})

test('[S11] a failure is a code, and trying again can succeed', async () => {
  let isThere = false
  const actor = start(async () =>
    isThere ? { ok: true, session: 'one' } : { ok: false, code: 'general.offline' },
  )
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(actor.getSnapshot().context.code).toBe('general.offline')
  isThere = true
  actor.send({ type: 'project.retry' })
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
  expect(actor.getSnapshot().context.code).toBeNull()
})

test('the request that is open already opens nothing again, unless who asks has changed', async () => {
  const open = vi.fn(async (): Promise<Opening<string>> => ({ ok: true, session: 'one' }))
  const actor = start(open)
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
  actor.send({ type: 'project.open', request: named('one') })
  expect(open).toHaveBeenCalledTimes(1)
  actor.send({ type: 'project.reopen', request: named('one') })
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
  expect(open).toHaveBeenCalledTimes(2)
})

test('a bug while opening is told in the catalogue’s words', async () => {
  const actor = start(() => Promise.reject(new Error('bug')))
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(actor.getSnapshot().context.code).toBe('general.failed')
})
