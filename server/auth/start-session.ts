import type { FastifyReply } from 'fastify'
import type { ServerContext } from '../app/server-context.ts'
import { hashSessionToken, newSessionToken, sessionMs } from './session-token.ts'

/** Logs a person in: stores a new session and sets its cookie on the answer. Sessions that have run out are cleared on the way. */
export async function startSession(
  reply: FastifyReply,
  userId: string,
  { storage, cookie, now }: ServerContext,
): Promise<void> {
  const token = newSessionToken()
  const at = now()
  await storage.sessions.endExpired(at)
  await storage.sessions.create({
    tokenHash: hashSessionToken(token),
    userId,
    at,
    expiresAt: at + sessionMs,
  })
  reply.header('set-cookie', cookie.set(token))
}
