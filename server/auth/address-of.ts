import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The eight groups of an IPv6 address, as a URL spells them. */
function groupsOf(ip: string): readonly string[] {
  const [address = ''] = ip.split('%')
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (text: string | undefined): readonly string[] => (text ? text.split(':') : [])
  const [first, last] = [groups(head), groups(tail)]
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
}

/** IPv4 inside IPv6, as sockets that take both write it. */
const mapped = /^0:0:0:0:0:ffff:/

/**
 * Where a request comes from, for counting. Of an IPv6 address that is its /64: whoever has one has all of them.
 */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip.toLowerCase()
  const groups = groupsOf(ip)
  return mapped.test(groups.join(':')) ? groups.slice(6).join(':') : `${groups.slice(0, 4).join(':')}::`
}
