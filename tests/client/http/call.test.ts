import { afterEach, describe, expect, it, vi } from 'vitest'
import { loginRoute, signUpRoute } from '../../../src/client/http/account-routes.ts'
import { call } from '../../../src/client/http/call.ts'
import { projectByNameRoute } from '../../../src/client/http/project-routes.ts'
import { publishRoute } from '../../../src/client/http/publish-routes.ts'

const user = { _id: 'u1', username: 'mia7', email: 'm@x.de', name: 'Mia', createdAt: 1, profileImg: null }
const login = { username: 'mia7', password: 'forestpost' }

function answer(body: unknown, status = 200) {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const problem = (code: string, more = {}) => ({
  type: 'about:blank',
  title: 'Refused',
  status: 400,
  code,
  msg: 'm',
  message: 'm',
  requestId: 'r1',
  ...more,
})

afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('sends JSON and reads what its route promises', async () => {
    const fetched = answer({ user })
    expect(await call(loginRoute, login)).toEqual({ ok: true, data: { user } })
    const [address, request] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/api/auth/login')
    expect(request).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    })
  })

  it('[E02] leaves empty values out of a sign-up and names the kids edition', async () => {
    const fetched = answer({ user })
    await call(signUpRoute, { ...login, name: 'Mia', email: 'm@x.de', profileImg: '' })
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
      ...login,
      name: 'Mia',
      email: 'm@x.de',
      domainKey: 1,
    })
  })

  it('[E09] sends a publish as a form with picture and document', async () => {
    const fetched = answer(problem('project.missing'), 404)
    await call(publishRoute, {
      projectId: 'p1',
      displayName: 'Dragon',
      description: 'd',
      isUpdate: true,
      screenshot: new Blob(['jpeg'], { type: 'image/jpeg' }),
      document: new Uint8Array([1, 2]),
    })
    const request = fetched.mock.calls[0]?.[1]
    if (!(request?.body instanceof FormData)) throw new Error('no form was sent')
    expect(request.headers).not.toHaveProperty('content-type')
    const { screenshot, document, ...texts } = Object.fromEntries(request.body)
    expect(texts).toEqual({
      projectId: 'p1',
      name: 'Dragon',
      displayName: 'Dragon',
      description: 'd',
      isUpdate: 'true',
      saveCurrentScene: 'true',
    })
    expect(screenshot).toBeInstanceOf(Blob)
    expect(document).toBeInstanceOf(Blob)
  })

  it('writes names into the address safely', async () => {
    const fetched = answer(problem('project.missing'), 404)
    await call(projectByNameRoute, { username: 'a&b', name: 'ä/ö' })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/project/by-name?username=a%26b&name=%C3%A4%2F%C3%B6')
  })

  it('a refusal is its code and its fields', async () => {
    const errors = [{ field: 'username', code: 'account.username-taken', message: 'm' }]
    answer(problem('account.username-taken', { errors }), 409)
    expect(await call(loginRoute, login)).toEqual({
      ok: false,
      error: {
        code: 'account.username-taken',
        fields: [{ field: 'username', code: 'account.username-taken' }],
      },
    })
  })

  it.each([
    ['a code of a newer version', problem('account.not-yet-known'), 400],
    ['a page of a proxy', '<html>502</html>', 502],
    ['an answer of the wrong shape', { user: { username: 3 } }, 200],
    ['no answer at all', '', 200],
  ])('[X01] %s is the fallback', async (_, body, status) => {
    answer(body, status)
    const result = await call(loginRoute, login)
    expect(result).toEqual({ ok: false, error: { code: 'general.failed', fields: [] } })
  })

  it('no connection has an error of its own', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await call(loginRoute, login)).toEqual({
      ok: false,
      error: { code: 'general.offline', fields: [] },
    })
  })
})
