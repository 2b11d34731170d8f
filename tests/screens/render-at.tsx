import { act, cleanup, configure, render } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { chooseLocale, startI18n } from '../../src/i18n/i18n.ts'
import type { Locale } from '../../src/i18n/locale.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

export type Answer = { readonly status?: number; readonly body: unknown }

/** Generous: the first page of a file waits for all of its code, and no test asserts a time. */
configure({ asyncUtilTimeout: 60_000 })

// jsdom knows no locks. Of these none is ever given, so that a workshop on its way when its test ends opens no project.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: () => new Promise(() => {}) },
})

let isStarted = false

const readBody = (body: RequestInit['body']): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

/**
 * The whole app at an address, in jsdom, against a server that `answer` plays; a visitor unless it says otherwise.
 * Returns what was asked of it and where the app is.
 */
export async function renderAt(
  address: string,
  {
    locale = 'en',
    answer = () => undefined,
  }: { locale?: Locale; answer?: (asked: Asked) => Answer | undefined | Promise<Answer> } = {},
) {
  if (isStarted) await chooseLocale(locale)
  else await startI18n(locale)
  isStarted = true
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const one = { method, path, body: readBody(body) }
    asked.push(one)
    const reply =
      (await answer(one)) ?? (path === '/api/auth/me' ? { body: { user: null } } : { status: 404, body: {} })
    return Response.json(reply.body, { status: reply.status ?? 200 })
  })
  const place = { current: '' }
  let walk: (path: string) => void = () => undefined
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
      <Place
        onPlace={(path, navigate) => {
          place.current = path
          walk = navigate
        }}
      />
    </MemoryRouter>,
  )
  /** Goes to an address of the app, as a press of 'Back' does. */
  const go = (path: string) => act(() => walk(path))
  return { asked, place, go }
}

function Place({ onPlace }: { readonly onPlace: (path: string, navigate: (to: string) => void) => void }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  onPlace(pathname + search, (to) => void navigate(to))
  return null
}

/** Forgets the rendered app and the server; call after each test. */
export function leave() {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
}

/** A refusal as the server words it. */
export const refusal = (code: string, fields: readonly { field: string; code: string }[] = []): Answer => ({
  status: 400,
  body: {
    type: 'about:blank',
    title: 'Refused',
    status: 400,
    code,
    msg: 'm',
    message: 'm',
    requestId: 'r1',
    ...(fields.length > 0 ? { errors: fields.map((field) => ({ ...field, message: 'm' })) } : {}),
  },
})
