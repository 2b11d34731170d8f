import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AuthResult } from '../../../machines/auth/auth-error.ts'
import { authMachine, type LoggedIn, loginTabs } from '../../../machines/auth/auth-machine.ts'
import type { SignUpRequest, User } from '../../../protocol/http/account.ts'

const mia: User = {
  _id: 'u1',
  username: 'mia7',
  email: 'm@x.de',
  name: 'Mia',
  createdAt: 1,
  profileImg: null,
}
const welcome: AuthResult<{ user: User }> = { ok: true, data: { user: mia } }
const refused: AuthResult<never> = { ok: false, error: { code: 'account.credentials-wrong', fields: [] } }
const request = { username: 'mia7', password: 'forestpost' }
const newcomer: SignUpRequest = { ...request, name: 'Mia', email: 'm@x.de' }

interface Answers {
  readonly restored?: User | null
  readonly login?: AuthResult<{ user: User }>
  readonly signup?: AuthResult<{ user: User }>
  readonly logout?: AuthResult<Record<string, never>>
}

async function start({
  restored = null,
  login = welcome,
  signup = welcome,
  logout = { ok: true, data: {} },
}: Answers) {
  const now = { restored }
  const seen = {
    loggedIn: vi.fn(),
    loggedOut: vi.fn(),
    logoutFailed: vi.fn(),
    changedElsewhere: vi.fn(),
    published: vi.fn(),
  }
  const actor = createActor(
    authMachine.provide({
      actors: {
        restore: fromPromise<AuthResult<{ user: User | null }>>(async () => ({
          ok: true,
          data: { user: now.restored },
        })),
        login: fromPromise(async () => login),
        signup: fromPromise(async () => signup),
        logout: fromPromise(async () => logout),
      },
      actions: {
        loggedIn: (_, params: LoggedIn) => seen.loggedIn(params),
        loggedOut: () => seen.loggedOut(),
        logoutFailed: (_, params) => seen.logoutFailed(params),
        changedElsewhere: () => seen.changedElsewhere(),
      },
    }),
  )
  actor.on('publish', () => seen.published())
  actor.start()
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches('idle'))
  await settled()
  const elsewhere = async (user: User | null): Promise<void> => {
    now.restored = user
    actor.send({ type: 'elsewhere' })
    await settled()
  }
  return { actor, seen, settled, elsewhere, context: () => actor.getSnapshot().context }
}

describe('auth machine', () => {
  it('[S03] restores the person on page load without a word', async () => {
    const { context, seen } = await start({ restored: mia })
    expect(context().user).toEqual(mia)
    expect(seen.loggedIn).not.toHaveBeenCalled()
  })

  it('[S03] a login stores the person, closes the modal, clears the error and is announced once', async () => {
    const { actor, context, seen, settled } = await start({})
    actor.send({ type: 'modal.open', tab: loginTabs.login })
    actor.send({ type: 'login', request })
    expect(actor.getSnapshot().value).toBe('loggingIn')
    await settled()
    expect(context()).toMatchObject({ user: mia, tab: null, error: null })
    expect(seen.loggedIn).toHaveBeenCalledExactlyOnceWith({
      by: 'login',
      user: mia,
      isPublishPending: false,
      loadedProject: null,
    })
    expect(seen.published).not.toHaveBeenCalled()
  })

  it('[S04] a failed login stores the error and keeps the modal; the next try clears it', async () => {
    const { actor, context, settled } = await start({ login: refused })
    actor.send({ type: 'modal.open', tab: loginTabs.login })
    actor.send({ type: 'login', request })
    await settled()
    expect(context()).toMatchObject({ user: null, tab: loginTabs.login })
    expect(context().error?.code).toBe('account.credentials-wrong')
    actor.send({ type: 'login', request })
    expect(context().error).toBeNull()
  })

  it('[S05] a sign-up logs in', async () => {
    const { actor, context, seen, settled } = await start({})
    actor.send({ type: 'modal.open', tab: loginTabs.signup })
    actor.send({ type: 'signup', request: newcomer })
    expect(actor.getSnapshot().value).toBe('signingUp')
    await settled()
    expect(context()).toMatchObject({ user: mia, tab: null, error: null })
    expect(seen.loggedIn.mock.calls[0]?.[0].by).toBe('signup')
  })

  it('[S05] a failed sign-up stores the refused fields', async () => {
    const fields = [{ field: 'username', code: 'account.username-taken' as const }]
    const { actor, context, settled } = await start({
      signup: { ok: false, error: { code: 'account.username-taken', fields } },
    })
    actor.send({ type: 'signup', request: newcomer })
    await settled()
    expect(context()).toMatchObject({ user: null, error: { fields } })
  })

  it('[S03] a pending publish goes on after the login, and is forgotten when the modal is closed', async () => {
    const { actor, seen, settled } = await start({})
    actor.send({ type: 'modal.open', tab: loginTabs.login, isPublishPending: true })
    actor.send({ type: 'modal.close' })
    actor.send({ type: 'modal.open', tab: loginTabs.login })
    actor.send({ type: 'login', request })
    await settled()
    expect(seen.published).not.toHaveBeenCalled()

    actor.send({ type: 'modal.open', tab: loginTabs.login, isPublishPending: true })
    actor.send({ type: 'modal.tab', tab: loginTabs.signup })
    actor.send({ type: 'signup', request: newcomer })
    await settled()
    expect(seen.published).toHaveBeenCalledOnce()
  })

  it('[S01] changes tabs and forgets the error of the other tab', async () => {
    const { actor, context, settled } = await start({ login: refused })
    actor.send({ type: 'modal.open', tab: loginTabs.login })
    actor.send({ type: 'login', request })
    await settled()
    for (const tab of [loginTabs.signup, loginTabs.login]) {
      actor.send({ type: 'modal.tab', tab })
      expect(context()).toMatchObject({ tab, error: null })
    }
  })

  it('[S07] logging out clears the person', async () => {
    const { actor, context, seen, settled } = await start({ restored: mia })
    actor.send({ type: 'logout' })
    await settled()
    expect(context().user).toBeNull()
    expect(seen.loggedOut).toHaveBeenCalledOnce()
  })

  it('[X01] a failed logout keeps the person and is told', async () => {
    const error = { code: 'general.offline', fields: [] } as const
    const { actor, context, seen, settled } = await start({ restored: mia, logout: { ok: false, error } })
    actor.send({ type: 'logout' })
    await settled()
    expect(context().user).toEqual(mia)
    expect(seen.logoutFailed).toHaveBeenCalledExactlyOnceWith(error)
    expect(seen.loggedOut).not.toHaveBeenCalled()
  })

  it('tells the login which project is open', async () => {
    const { actor, seen, settled } = await start({})
    actor.send({ type: 'project.loaded', project: { owner: null } })
    actor.send({ type: 'login', request })
    await settled()
    expect(seen.loggedIn.mock.calls[0]?.[0].loadedProject).toEqual({ owner: null })
  })

  it('[S03] what another tab changed is so here too: who was here is replaced with a word, and what was begun for them is dropped', async () => {
    const { elsewhere, context, seen } = await start({ restored: mia })
    await elsewhere(mia)
    expect([context().turn, seen.changedElsewhere.mock.calls]).toEqual([0, []])
    const ben = { ...mia, _id: 'u2', username: 'ben' }
    await elsewhere(ben)
    expect(context()).toMatchObject({ user: ben, turn: 1 })
    await elsewhere(null)
    expect(context()).toMatchObject({ user: null, turn: 2 })
    expect(seen.changedElsewhere).toHaveBeenCalledTimes(2)
    expect(seen.loggedIn).not.toHaveBeenCalled()
  })

  it('[S03] who was a visitor goes on with what they had begun when they log in elsewhere', async () => {
    const { elsewhere, context, seen } = await start({})
    await elsewhere(mia)
    expect(context()).toMatchObject({ user: mia, turn: 0 })
    expect(seen.changedElsewhere).not.toHaveBeenCalled()
  })
})
