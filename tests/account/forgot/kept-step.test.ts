// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { letterCodeMs } from '../../../protocol/http/password-reset.ts'
import { authCalls } from '../../../src/account/auth-calls.ts'
import { forgetStep, keepStep, keptStep } from '../../../src/account/forgot/kept-step.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const letter = { email: 'mia@x.de', tokenId: 'token7' }

it('remembers the letter that is waited for until it is forgotten or its code is over', () => {
  expect(keptStep()).toBeUndefined()
  keepStep(letter)
  expect(keptStep()).toMatchObject(letter)
  const start = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(start + letterCodeMs - 1000)
  expect(keptStep()).toMatchObject(letter)
  vi.spyOn(Date, 'now').mockReturnValue(start + letterCodeMs)
  expect(keptStep()).toBeUndefined()
  vi.restoreAllMocks()
  forgetStep()
  expect(keptStep()).toBeUndefined()
})

it.each([
  'not JSON',
  '7',
  '{"email":"mia@x.de"}',
  JSON.stringify({ ...letter, tokenId: 'x'.repeat(101), sentAt: 0 }),
])('takes nothing from what is damaged: %s', (text) => {
  keepStep(letter)
  sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? '', text)
  expect(keptStep()).toBeUndefined()
})

it('where a browser keeps nothing, nothing is remembered and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepStep(letter)
  expect(keptStep()).toBeUndefined()
  forgetStep()
})

it.each([
  ['logs in', () => authCalls.login({ username: 'tom', password: 'secret' }), true],
  ['logs out', () => authCalls.logout(), true],
  ['does not come in', () => authCalls.login({ username: 'tom', password: 'wrong' }), false],
] as const)('whoever %s at this computer', async (_, act, isOver) => {
  keepStep(letter)
  vi.stubGlobal('fetch', async () =>
    isOver
      ? Response.json({
          user: { _id: 'u', username: 'tom', name: 'Tom', email: '', createdAt: 1, profileImg: null },
        })
      : Response.json({ code: 'account.wrong-login' }, { status: 400 }),
  )
  await act()
  expect(keptStep() === undefined).toBe(isOver)
})
