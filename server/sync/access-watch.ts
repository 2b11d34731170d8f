import type { Connection } from '@hocuspocus/server'
import type { FastifyBaseLogger } from 'fastify'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { may } from '../auth/policy.ts'
import type { Projects } from '../storage/ports/projects.ts'
import type { Sessions } from '../storage/ports/sessions.ts'
import { SyncRefusal } from './sync-refusal.ts'

/** How long an answer of the storage holds. Changes in this process close connections at once; this is for all others. */
const recheckMs = 800

interface Tools {
  readonly projects: Projects
  readonly sessions: Sessions
  readonly now: () => number
  readonly logger: FastifyBaseLogger
}

export interface AccessWatch {
  /**
   * Asks again, with the messages of a connection, whether its person is still logged in and still has the role it was let in with. Rejects
   * with `SyncRefusal` when not. Whoever comes while it is asked waits for that answer. While the storage cannot answer the last answer counts,
   * and the next one asks again: nothing can be stored then anyway.
   */
  check(connection: Connection): Promise<void>
  /** Whether that was answered longer ago than so many milliseconds. */
  isOlderThan(connection: Connection, ageMs: number): boolean
}

export function createAccessWatch(tools: Tools): AccessWatch {
  const checkedAt = new WeakMap<Connection, number>()
  const asking = new WeakMap<Connection, Promise<ErrorCode | undefined>>()

  const faultOf = async ({ context, document, readOnly }: Connection): Promise<ErrorCode | undefined> => {
    const userId: string = context.account.id
    if (!(await tools.sessions.owner(context.tokenHash, tools.now()))) return 'sync.login-needed'
    const standing = await tools.projects.standing(document.name, userId)
    if (!standing || !may(standing, userId, 'join')) return 'sync.access-changed'
    return may(standing, userId, 'edit') === readOnly ? 'sync.access-changed' : undefined
  }

  const isOlderThan = (connection: Connection, ageMs: number): boolean =>
    tools.now() - (checkedAt.get(connection) ?? Number.NEGATIVE_INFINITY) >= ageMs

  const ask = async (connection: Connection): Promise<ErrorCode | undefined> => {
    const askedAt = tools.now()
    try {
      const fault = await faultOf(connection)
      if (!fault) checkedAt.set(connection, askedAt)
      return fault
    } catch (error) {
      tools.logger.error({ err: error }, 'rights could not be asked for')
      return undefined
    } finally {
      asking.delete(connection)
    }
  }

  return {
    isOlderThan,
    async check(connection) {
      if (!isOlderThan(connection, recheckMs)) return
      const answer = asking.get(connection) ?? ask(connection)
      asking.set(connection, answer)
      const fault = await answer
      if (fault === 'sync.login-needed') connection.context.socket.refuse(fault)
      if (fault) throw new SyncRefusal(fault)
    },
  }
}
