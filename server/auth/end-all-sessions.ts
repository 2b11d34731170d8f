import type { ServerContext } from '../app/server-context.ts'

/** Logs a person out everywhere, and closes what they had open live. */
export async function endAllSessions(userId: string, { storage, sync }: ServerContext): Promise<void> {
  for (const tokenHash of await storage.sessions.endAllOf(userId)) sync.sessionEnded(tokenHash)
}
