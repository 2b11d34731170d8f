import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const loopbackAddresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const loopbackHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/**
 * Who sends the token may read the figures. Without a token it is a program on this computer: not one for which a proxy asks, and not a
 * web page that made its name point here.
 */
export function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  const isHere = loopbackAddresses.has(socket.remoteAddress ?? '') && loopbackHosts.test(headers.host ?? '')
  return isHere && !isPassedOn
}
