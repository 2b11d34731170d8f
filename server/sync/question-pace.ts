import type { Connection } from '@hocuspocus/server'
import { createAllowance } from './allowance.ts'

/** Questions for all that a document has: a client asks once when it comes. Each is a few bytes, and the answer may be the whole document. */
const pace = { perSecond: 0.5, burst: 12 }

/** Answers for each question of a connection whether it is still within its pace. */
export function createQuestionPace(now: () => number): (connection: Connection) => boolean {
  const allowances = new WeakMap<Connection, () => boolean>()
  return (connection) => {
    const known = allowances.get(connection)
    if (known) return known()
    const allowance = createAllowance(pace, now)
    allowances.set(connection, allowance)
    return allowance()
  }
}
