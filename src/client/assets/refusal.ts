import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'

/** Why a file was not taken; `params` fill the sentence. */
export interface Refusal {
  readonly ok: false
  readonly code: ErrorCode
  readonly params?: Readonly<Record<string, string>>
}
