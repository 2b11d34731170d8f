import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { dayMs } from '../../protocol/day-ms.ts'
import { readCookie } from '../auth/read-cookie.ts'
import { keptKey } from '../storage/kept-key.ts'
import type { ServerKeys } from '../storage/ports/server-keys.ts'

/** Bytes of an entry: a random number, and the signature over it and the pupil. */
const nonceBytes = 9
const signatureBytes = 15
const entryForm = /^[\w-]{32}$/

/** Pupils whom one browser is remembered by: those of a room share it. The newest stay. */
const mostEntries = 30

/** Longer than the longest holidays. */
const keptMs = 180 * dayMs

/** A pupil and what is stored of the pictures; with new pictures no browser is known any more. */
export interface PicturePupil {
  readonly userId: string
  readonly secretHash: string
}

/** By which pupils a browser was let in, in a signed cookie of the calls of classes alone. It names nobody. */
export interface LetInBefore {
  /** What tells this browser from others of the pupil's; `undefined` when it never let this pupil in. */
  read(header: string | undefined, pupil: PicturePupil): Promise<string | undefined>
  /** A `Set-Cookie` header for a browser that has just let a pupil in. */
  remember(header: string | undefined, pupil: PicturePupil): Promise<string>
}

export function letInBefore(keys: ServerKeys, isHttps: boolean): LetInBefore {
  // A cookie of one path cannot have the prefix `__Host-`; what another host of the site may toss here is not signed.
  const name = isHttps ? '__Secure-pupils' : 'pupils'
  const attributes = `Path=/api/class; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const readKey = keptKey(keys, 'let-in-before')

  const sign = async (nonce: Buffer, { userId, secretHash }: PicturePupil): Promise<Buffer> =>
    createHmac('sha256', await readKey())
      .update(nonce)
      .update(`${userId}\n${secretHash}`)
      .digest()
      .subarray(0, signatureBytes)

  const entriesOf = (header: string | undefined): readonly string[] =>
    (readCookie(header, name) ?? '')
      .split('.')
      .filter((entry) => entryForm.test(entry))
      .slice(0, mostEntries)

  async function find(header: string | undefined, pupil: PicturePupil): Promise<string | undefined> {
    for (const entry of entriesOf(header)) {
      const bytes = Buffer.from(entry, 'base64url')
      const right = await sign(bytes.subarray(0, nonceBytes), pupil)
      if (timingSafeEqual(right, bytes.subarray(nonceBytes))) return entry
    }
    return undefined
  }

  async function make(pupil: PicturePupil): Promise<string> {
    const nonce = randomBytes(nonceBytes)
    return Buffer.concat([nonce, await sign(nonce, pupil)]).toString('base64url')
  }

  return {
    read: find,
    async remember(header, pupil) {
      const entry = (await find(header, pupil)) ?? (await make(pupil))
      const entries = [entry, ...entriesOf(header).filter((other) => other !== entry)]
      const value = entries.slice(0, mostEntries).join('.')
      return `${name}=${value}; ${attributes}; Max-Age=${keptMs / 1000}`
    },
  }
}
