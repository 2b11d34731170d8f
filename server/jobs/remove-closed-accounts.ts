import { binMs } from '../../protocol/http/bin.ts'
import type { Accounts } from '../storage/ports/accounts.ts'
import type { DailyJob } from './daily.ts'

/** Removes what is left of accounts that were deleted 30 days ago, when their projects have left the bin. */
export const removeClosedAccounts = (accounts: Accounts, now: () => number): DailyJob => ({
  name: 'remove-closed-accounts',
  run: async () => {
    await accounts.removeClosed(now() - binMs)
  },
})
