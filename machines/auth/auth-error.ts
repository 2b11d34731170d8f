import type { ErrorCode } from '../../protocol/errors/catalogue.ts'

/** Why a login or sign-up did not work: one code for the form, and codes for its fields. */
export interface AuthError {
  readonly code: ErrorCode
  readonly fields: readonly { readonly field: string; readonly code: ErrorCode }[]
}

/** What an actor of these machines answers: failures that can be expected are values. */
export type AuthResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: AuthError }
