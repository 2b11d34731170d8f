import type { FastifyRequest } from 'fastify'
import { isAllowed } from '../auth/is-allowed.ts'
import { whoAsks } from '../auth/who-asks.ts'
import type { App } from './app.ts'

/** Counts what one person does, wherever they are; visitors are counted by their address. Answers whether it may be done once more. */
export function limitPerPerson(
  app: App,
  limit: { readonly max: number; readonly timeWindow: string },
): (request: FastifyRequest) => Promise<boolean> {
  const count = app.createRateLimit({ ...limit, keyGenerator: whoAsks })
  return async (request) => isAllowed(await count(request))
}
