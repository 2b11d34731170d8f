import { createHash, randomBytes } from 'node:crypto'
import { ProjectId } from '../../model/ids.ts'

/** 120 random bits as 20 characters of A–Z, a–z, 0–9, `_` and `-`. */
export const newId = (): string => randomBytes(15).toString('base64url')

export const newProjectId = (): ProjectId => ProjectId.parse(newId())

/** The id of a project that began in a browser under `originKey`: the same again when its owner asks again. */
export function projectIdOf(ownerId: string, originKey: string): ProjectId {
  const digest = createHash('sha256').update(`${ownerId}\0${originKey}`).digest()
  return ProjectId.parse(digest.subarray(0, 15).toString('base64url'))
}
