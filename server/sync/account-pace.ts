import { createAllowance, type Pace } from './allowance.ts'

interface Account {
  readonly isAllowed: (cost: number) => boolean
  actedAt: number
}

/**
 * Answers for each thing that an account does, which may count as several, whether it is still within its pace, on however many connections: those are
 * free. Nothing costs more than a whole burst.
 */
export function createAccountPace(pace: Pace, now: () => number): (userId: string, cost?: number) => boolean {
  /** After so long an account may do as much as one that has done nothing, in milliseconds. */
  const forgottenAfter = (pace.burst / pace.perSecond) * 1000
  /** Who acted last is last. */
  const accounts = new Map<string, Account>()

  const forget = (): void => {
    for (const [userId, { actedAt }] of accounts) {
      if (actedAt + forgottenAfter > now()) return
      accounts.delete(userId)
    }
  }

  return (userId, cost = 1) => {
    forget()
    const account = accounts.get(userId) ?? { isAllowed: createAllowance(pace, now), actedAt: 0 }
    account.actedAt = now()
    accounts.delete(userId)
    accounts.set(userId, account)
    return account.isAllowed(Math.min(cost, pace.burst))
  }
}
