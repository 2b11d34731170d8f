import type { Projects } from '../storage/ports/projects.ts'
import { may } from './policy.ts'

/** The project that somebody says theirs is a remix of; `null` for one that they may not see, since they cannot have remixed it. */
export async function visibleOriginal(
  projects: Projects,
  projectId: string | undefined,
  userId: string,
): Promise<string | null> {
  if (!projectId) return null
  const standing = await projects.standing(projectId, userId)
  return standing && may(standing, userId, 'see') ? projectId : null
}
