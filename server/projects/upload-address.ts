import { createHmac, timingSafeEqual } from 'node:crypto'
import { ProjectId } from '../../model/ids.ts'
import { keptKey } from '../storage/kept-key.ts'
import type { ServerKeys } from '../storage/ports/server-keys.ts'

/** How long pictures may be sent to an address. */
const uploadMs = 60 * 60 * 1000

/** What an upload address lets happen: pictures of one project by one person, until `expiresAt`. */
export interface UploadGrant {
  readonly projectId: string
  readonly userId: string
  readonly expiresAt: number
}

/** Addresses that take pictures of one project for an hour, without a login: whoever holds one acts for the person it was made for. */
export interface UploadAddresses {
  /** A path on the app's own site. */
  make(projectId: string, userId: string, now: number): Promise<string>
  /** What the last part of a path grants; `undefined` when it was not made here or has run out. */
  read(token: string, now: number): Promise<UploadGrant | undefined>
}

export function uploadAddresses(keys: ServerKeys): UploadAddresses {
  const readKey = keptKey(keys, 'upload-address')
  const sign = async (text: string): Promise<string> =>
    createHmac('sha256', await readKey())
      .update(text)
      .digest('base64url')

  return {
    async make(projectId, userId, now) {
      const text = `${projectId}.${userId}.${now + uploadMs}`
      return `/api/project/upload/${text}.${await sign(text)}`
    },

    async read(token, now) {
      const [projectId, userId, expiry, signature, ...rest] = token.split('.')
      if (!projectId || !userId || !expiry || !signature || rest.length > 0) return undefined
      const expected = Buffer.from(await sign(`${projectId}.${userId}.${expiry}`))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
      const expiresAt = Number(expiry)
      if (!(expiresAt > now) || !ProjectId.safeParse(projectId).success) return undefined
      return { projectId, userId, expiresAt }
    },
  }
}
