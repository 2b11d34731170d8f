import { createHmac, timingSafeEqual } from 'node:crypto'
import { keptKey } from '../storage/kept-key.ts'
import type { ServerKeys } from '../storage/ports/server-keys.ts'

/** A signed address stays the same, and so in caches, for half a day, and works for half a day to a day. */
const windowMs = 12 * 60 * 60 * 1000

/** Where the site of the scene frames serves uploaded files. */
export const filesPath = '/files/'

/** Addresses of files: those of private ones are signed and end by themselves. */
export interface FileLinks {
  /** Path on the site of the scene frames. */
  signed(key: string, at: number): Promise<string>
  isSigned(
    key: string,
    query: { e?: string | undefined; s?: string | undefined },
    at: number,
  ): Promise<boolean>
}

export function createFileLinks(keys: ServerKeys): FileLinks {
  const readSecret = keptKey(keys, 'files')
  const signature = async (key: string, expiresAt: number): Promise<string> =>
    createHmac('sha256', await readSecret())
      .update(`${key}\n${expiresAt}`)
      .digest('base64url')

  return {
    async signed(key, at) {
      const expiresAt = (Math.floor(at / windowMs) + 2) * windowMs
      return `${filesPath}${key}?${new URLSearchParams({ e: String(expiresAt), s: await signature(key, expiresAt) })}`
    },
    async isSigned(key, { e, s }, at) {
      const expiresAt = Number(e)
      if (s === undefined || !Number.isSafeInteger(expiresAt) || expiresAt <= at) return false
      const [given, right] = [Buffer.from(s), Buffer.from(await signature(key, expiresAt))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
