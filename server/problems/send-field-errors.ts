import type { FastifyReply } from 'fastify'
import type { FieldError } from './problem.ts'
import { sendProblem } from './send-problem.ts'

/** Refuses a form; its first field's refusal is the answer's own. */
export const sendFieldErrors = (reply: FastifyReply, fields: readonly FieldError[]): FastifyReply =>
  sendProblem(reply, fields[0]?.code ?? 'general.invalid-request', fields)
