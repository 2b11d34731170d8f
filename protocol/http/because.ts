import type { ErrorCode } from '../errors/catalogue.ts'

/** The code a schema fails with; schemas of this folder carry codes as their messages, never sentences. */
export const because = (code: ErrorCode): { error: ErrorCode } => ({ error: code })
