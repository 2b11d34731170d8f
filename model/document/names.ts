import { z } from 'zod'
import { limits } from './limits.ts'

/** Signs that nobody sees and that turn or hide what stands around them. Joiners stay: families of emoji and some scripts need them. */
const hidden = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/gu
const hasSomethingToSee = /[\p{L}\p{N}\p{P}\p{S}]/u

function tidy(name: string): string {
  const plain = name.replaceAll(hidden, '').trim()
  return hasSomethingToSee.test(plain) ? plain : ''
}

/** A name as somebody typed it, without what lies around it and what nobody sees. Whether it is empty is for the plan to say. */
export const Name = z.string().max(limits.nameLength).transform(tidy)

/** The slug of a starter scene (spec, 'Scene templates'), `''` for none. Which ones exist is for the content to say. */
export const SceneTemplate = z.string().regex(/^[a-z0-9-]{0,64}$/)
