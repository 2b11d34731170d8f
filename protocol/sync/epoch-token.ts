/**
 * What a client says in place of a token when it joins a room: the epoch of the document that it holds, `''` for an empty one.
 * Documents of two epochs must never be merged, so the server lets nobody in who says another one than its own.
 */
export const epochToken = (epoch: number | undefined): string => (epoch === undefined ? '' : String(epoch))

/** The epoch that a token names; `undefined` for anything else. */
export function readEpochToken(token: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(token) ? Number(token) : undefined
}
