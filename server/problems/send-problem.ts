import type { FastifyReply } from 'fastify'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { type FieldError, problem } from './problem.ts'

/** Answers with a refusal of the catalogue as application/problem+json. */
export function sendProblem(
  reply: FastifyReply,
  code: ErrorCode,
  fields: readonly FieldError[] = [],
): FastifyReply {
  const body = problem(code, reply.request.id, fields)
  return reply
    .code(body.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(body)
}
