import type { Storage } from '../storage/storage.ts'
import type { Login } from './login.ts'
import { may } from './policy.ts'

export interface PlayVerdict {
  /** Whether what is played may be kept by whoever passes it on: it is shown to everybody. */
  readonly isForEverybody: boolean
}

/** Whether somebody may play what is published under a code; `undefined` when not, or when there is nothing. */
export async function mayPlay(
  { publications, projects }: Pick<Storage, 'publications' | 'projects'>,
  login: Login | null,
  playCode: string,
): Promise<PlayVerdict | undefined> {
  const played = await publications.projectOf(playCode)
  if (!played) return undefined
  if (played.visibility === 'public' || played.visibility === 'link') return { isForEverybody: true }
  const userId = login?.account.id ?? null
  const standing = await projects.standing(played.projectId, userId)
  return standing && may(standing, userId, 'see') ? { isForEverybody: false } : undefined
}
