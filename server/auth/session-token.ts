import { createHash, randomBytes } from 'node:crypto'
import { dayMs } from '../../protocol/day-ms.ts'

/** A session lives 30 days from login. */
export const sessionMs = 30 * dayMs

/** 256 random bits for the cookie. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashSessionToken = (token: string): string => createHash('sha256').update(token).digest('hex')
