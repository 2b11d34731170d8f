import { expect, it } from 'vitest'
import { createMessageAllowance } from '../../src/workspace/frame/message-allowance.ts'

it('hears 500 messages and 30 of them with logs in a tenth of a second, and the next ones after it', () => {
  let now = 0
  const allowance = createMessageAllowance(() => now)
  const heard = () => Array.from({ length: 2000 }, () => allowance.hears()).filter(Boolean).length
  const logs = () => Array.from({ length: 100 }, () => allowance.hearsLog()).filter(Boolean).length
  expect([heard(), logs()]).toEqual([500, 30])
  now = 99
  expect([heard(), logs()]).toEqual([0, 0])
  now = 100
  expect([heard(), logs()]).toEqual([500, 30])
})
