import type { ErrorCode } from '../../protocol/errors/catalogue.ts'

/**
 * Thrown by a hook to close one document connection: hocuspocus knows no other way to refuse a message. The client reads
 * the code as the close reason and must not send the same again.
 */
export class SyncRefusal extends Error {
  readonly code = 4422
  readonly reason: ErrorCode

  constructor(reason: ErrorCode) {
    super(reason)
    this.reason = reason
  }
}
