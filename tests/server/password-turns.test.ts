import { expect, it, vi } from 'vitest'
import { hashPassword, isPassword } from '../../server/auth/password.ts'
import { TooBusy } from '../../server/problems/too-busy.ts'

const turn = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('@node-rs/argon2', () => ({
  hash: async () => 'hash',
  verify: async () => {
    await turn.promise
    return true
  },
}))

it('[threat 9] lets only so many passwords wait, and tells who comes then to come again', async () => {
  const waiting = Array.from({ length: 500 }, () => isPassword('hash', 'a guess'))
  await expect(isPassword('hash', 'a guess')).rejects.toThrow(TooBusy)
  await expect(hashPassword('a new one')).rejects.toThrow(TooBusy)
  turn.resolve()
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => true))
  expect(await isPassword('hash', 'a guess')).toBe(true)
})
