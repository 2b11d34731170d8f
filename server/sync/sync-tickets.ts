import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { keptKey } from '../storage/kept-key.ts'
import type { ServerKeys } from '../storage/ports/server-keys.ts'
import type { UsedTickets } from '../storage/ports/used-tickets.ts'

/** How long a ticket is good. */
const ticketMs = 30_000

/** The room that a ticket is for, and the login that it was given to. */
export interface TicketHolder {
  readonly projectId: string
  readonly tokenHash: string
}

export interface SyncTickets {
  issue(holder: TicketHolder): Promise<string>
  /** Whether the ticket is the holder's, has not run out, and was not used before; it is used from now on. */
  use(ticket: string, holder: TicketHolder): Promise<boolean>
}

interface Tools {
  readonly keys: ServerKeys
  readonly used: UsedTickets
  readonly now: () => number
  readonly logger: FastifyBaseLogger
}

/**
 * Tickets into rooms, good once and for 30 seconds. They are signed, so that giving one out writes nothing; used ones are
 * remembered in the storage, which all processes share. While that cannot be written, the memory of this process alone counts:
 * a full disk must not keep people from looking at their project.
 */
export function createSyncTickets({ keys, used, now, logger }: Tools): SyncTickets {
  const usedHere = new Map<string, number>()
  const readKey = keptKey(keys, 'sync-ticket')

  const sign = async (id: string, endsAt: string, holder: TicketHolder): Promise<Buffer> => {
    const text = [id, endsAt, holder.projectId, holder.tokenHash].join('\n')
    return createHmac('sha256', await readKey())
      .update(text)
      .digest()
  }

  const isFirstUseHere = (id: string, endsAt: number): boolean => {
    for (const [old, oldEndsAt] of usedHere) {
      if (oldEndsAt > now()) break
      usedHere.delete(old)
    }
    if (usedHere.has(id)) return false
    usedHere.set(id, endsAt)
    return true
  }

  return {
    async issue(holder) {
      const id = randomBytes(12).toString('base64url')
      const endsAt = String(now() + ticketMs)
      return `${id}.${endsAt}.${(await sign(id, endsAt, holder)).toString('base64url')}`
    },

    async use(ticket, holder) {
      const [id = '', endsAt = '', signature = ''] = ticket.split('.')
      const wanted = await sign(id, endsAt, holder)
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
      if (Number(endsAt) <= now() || !isFirstUseHere(id, Number(endsAt))) return false
      try {
        return await used.add(id, Number(endsAt), now())
      } catch (error) {
        logger.error({ err: error }, 'a used ticket could not be stored')
        return true
      }
    },
  }
}
