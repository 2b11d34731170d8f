import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { fieldErrors } from './field-errors.ts'
import { sendProblem } from './send-problem.ts'

const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  404: 'general.not-found',
  413: 'general.too-large',
  429: 'general.too-many-requests',
  503: 'general.busy',
}

/**
 * The last stop of whatever a route throws: refused bodies by their fields, Fastify's own refusals by their status, and a
 * bug as a 500 that tells nothing of its cause but is logged with it.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldErrors(
      error.validation.map((one) => ({
        path: one.instancePath.split('/').slice(1),
        message: one.message ?? '',
      })),
    )
    return sendProblem(reply, fields[0]?.code ?? 'general.invalid-request', fields)
  }
  const status = error.statusCode ?? 500
  if (status >= 500 && status !== 503) {
    request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, 'general.failed')
  }
  return sendProblem(reply, codeOfStatus[status] ?? 'general.invalid-request')
}
