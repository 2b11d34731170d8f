import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'

/** A field of a form that the server refused. */
export interface FieldError {
  readonly field: string
  readonly code: ErrorCode
}

/** Why a call did not work, as a code of the catalogue; `errorText` says it in the person's language. */
export interface CallError {
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]
}

export type CallResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: CallError }
