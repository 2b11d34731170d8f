import type { Accounts } from '../storage/ports/accounts.ts'
import type { EventRecorder } from './event-recorder.ts'

/** The same accounts, which also note when one is made, whichever way somebody came. */
export function noteSignUps(accounts: Accounts, events: Pick<EventRecorder, 'record'>): Accounts {
  return {
    ...accounts,
    async create(account) {
      const outcome = await accounts.create(account)
      if (outcome !== 'username-taken') {
        const { id, createdAt } = account
        events.record({ at: createdAt, type: 'sign-up', userId: id, once: `sign-up:${id}` })
      }
      return outcome
    },
  }
}
