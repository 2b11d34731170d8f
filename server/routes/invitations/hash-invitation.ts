import { createHash } from 'node:crypto'

/** What the database keeps of what a link holds. */
export const hashInvitation = (token: string): string => createHash('sha256').update(token).digest('hex')
