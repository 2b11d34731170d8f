import { createHash, randomBytes } from 'node:crypto'
import { ProjectId } from '../../model/ids.ts'

/** 120 random bits as 20 characters of A–Z, a–z, 0–9, `_` and `-`. */
export const newId = (): string => randomBytes(15).toString('base64url')

export const newProjectId = (): ProjectId => ProjectId.parse(newId())

/**
 * The id of a project that began in a browser under `originKey`: the same again when its owner asks again. A copy (of `originalId`) has
 * another one than what began new.
 */
export function projectIdOf(ownerId: string, originKey: string, originalId?: string): ProjectId {
  const origin = [ownerId, originKey, ...(originalId === undefined ? [] : [originalId])]
  const digest = createHash('sha256').update(origin.join('\0')).digest()
  return ProjectId.parse(digest.subarray(0, 15).toString('base64url'))
}
