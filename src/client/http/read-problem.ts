import { type ErrorCode, isErrorCode } from '../../../protocol/errors/catalogue.ts'
import { Problem } from '../../../protocol/http/problem.ts'
import type { CallError, FieldError } from './call-error.ts'

const failed: ErrorCode = 'general.failed'

/**
 * What a refused answer says. A body that is no problem of ours, or a code that this version does not know, becomes
 * 'general.failed' (spec 8: the fallback sentence).
 */
export function readProblem(body: unknown): CallError {
  const problem = Problem.safeParse(body)
  if (!problem.success) return { code: failed, fields: [] }
  const { code, errors = [] } = problem.data
  const fields: FieldError[] = errors.map((error) => ({
    field: error.field,
    code: isErrorCode(error.code) ? error.code : failed,
  }))
  return { code: isErrorCode(code) ? code : failed, fields }
}
