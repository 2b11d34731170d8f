import type { AnyNode } from 'acorn'
import type { ErrorParams } from '../errors/error-params.ts'
import type { ScriptErrorCode } from '../errors/script-error-words.ts'

/**
 * Something in a script that is wrong (`error`: it fails when its line comes) or that hardly anybody means (`warning`). Line and
 * column are 1-based.
 */
export interface Mistake {
  readonly severity: 'error' | 'warning'
  readonly line: number
  readonly column: number
  readonly code: ScriptErrorCode
  readonly params: ErrorParams
}

const at =
  (severity: Mistake['severity']) =>
  (node: AnyNode, code: ScriptErrorCode, params: ErrorParams = {}): Mistake => ({
    severity,
    line: node.loc?.start.line ?? 1,
    column: (node.loc?.start.column ?? 0) + 1,
    code,
    params,
  })

/** A mistake at the beginning of a node. */
export const errorAt = at('error')
export const warningAt = at('warning')
