import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * Where a request comes from, for counting, as the limits of @fastify/rate-limit count by themselves. Of an IPv6 address that is its /64:
 * whoever has one has all of them.
 */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip)
