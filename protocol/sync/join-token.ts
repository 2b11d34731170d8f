/** What a client says when it joins a room. */
export interface JoinToken {
  /** From `POST /api/sync/ticket`. */
  readonly ticket: string
  /** Of the document that the client holds; `undefined` when it holds nothing yet. */
  readonly epoch: number | undefined
}

/**
 * The token that a client gives the provider: its ticket, and the epoch of the document it holds after a `~`. Documents of two epochs
 * must never be merged, so the server lets nobody in who says another one than its own.
 */
export const joinToken = ({ ticket, epoch }: JoinToken): string =>
  epoch === undefined ? ticket : `${ticket}~${epoch}`

/** Reads a token; anything that is no epoch counts as none. */
export function readJoinToken(token: string): JoinToken {
  const [ticket = '', epoch = ''] = token.split('~')
  return { ticket, epoch: /^[1-9]\d{0,14}$/.test(epoch) ? Number(epoch) : undefined }
}
