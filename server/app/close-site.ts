import type { FastifyInstance } from 'fastify'

/** How long a request that has begun may go on after the server was told to stop. */
const lastRequestMs = 10_000
/** How often connections whose request was the last one are closed. */
const idleEveryMs = 50

/** Stops listening, lets requests that have begun finish, and cuts what is left after ten seconds. */
export async function closeSite(site: Pick<FastifyInstance, 'close' | 'server'>): Promise<void> {
  const idle = setInterval(() => site.server.closeIdleConnections(), idleEveryMs)
  const rest = setTimeout(() => site.server.closeAllConnections(), lastRequestMs)
  await site.close()
  clearInterval(idle)
  clearTimeout(rest)
}
