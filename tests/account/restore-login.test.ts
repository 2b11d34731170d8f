import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { authMachine } from '../../machines/auth/auth-machine.ts'
import { restoreLogin } from '../../src/account/restore-login.ts'

const user = { _id: 'u1', username: 'mia', email: '', name: 'Mia', createdAt: 1, profileImg: null }

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

test('says who is here, or that nobody is', async () => {
  answer(200, { user: null })
  expect(await restoreLogin()).toEqual({ ok: true, data: { user: null } })
  answer(200, { user })
  expect(await restoreLogin()).toEqual({ ok: true, data: { user } })
})

test.each([
  ['an error of the server', 503, { code: 'general.failed' }],
  ['an answer of something else', 200, { hello: 'world' }],
])('%s is not taken for nobody', async (_, status, body) => {
  answer(status, body)
  expect(await restoreLogin()).toEqual({ ok: false, error: { code: 'general.failed', fields: [] } })
})

test('who is logged in stays so, with all that was begun, when the server cannot tell after a word from another tab', async () => {
  const changedElsewhere = vi.fn()
  const machine = authMachine.provide({
    actors: { restore: fromPromise(restoreLogin) },
    actions: { changedElsewhere },
  })
  answer(200, { user })
  const actor = createActor(machine).start()
  await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  answer(503, { code: 'general.failed' })
  actor.send({ type: 'elsewhere' })
  await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  expect(actor.getSnapshot().context).toMatchObject({ user, turn: 0 })
  expect(changedElsewhere).not.toHaveBeenCalled()
})
