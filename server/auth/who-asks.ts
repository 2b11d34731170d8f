import type { FastifyRequest } from 'fastify'
import { addressOf } from './address-of.ts'

/** By whom a request is counted: its account wherever that is, without a login its address. */
export const whoAsks = (request: FastifyRequest): string => request.login?.account.id ?? addressOf(request)
