import { randomBytes } from 'node:crypto'
import { ProjectId } from '../../model/ids.ts'

/** 120 random bits as 20 characters of A–Z, a–z, 0–9, `_` and `-`. */
export const newId = (): string => randomBytes(15).toString('base64url')

export const newProjectId = (): ProjectId => ProjectId.parse(newId())
