import type { FastifyBaseLogger } from 'fastify'

const textOf = (part: unknown): string => (part instanceof Error ? part.message : String(part))

/**
 * Sends what libraries print with `console.error` and `console.warn` to the log, without stacks: hocuspocus prints one for every
 * broken frame, which is a way to flood a terminal or a disk.
 */
export function rerouteConsole(logger: FastifyBaseLogger): void {
  console.error = (...parts: unknown[]) => logger.debug(parts.map(textOf).join(' '))
  console.warn = (...parts: unknown[]) => logger.debug(parts.map(textOf).join(' '))
}
