import { useEffect, useState } from 'react'
import {
  notMadeBy,
  projectsWithoutAccount,
  rememberProject,
} from '../../client/local-projects/local-projects.ts'
import type { LocalProject } from '../../client/local-projects/project-database.ts'

interface Found {
  /** What this browser has that is on nobody's shelf and may be this person's, the latest opened first. */
  readonly found: readonly LocalProject[]
  /** They made none of these, and are not asked about them again. */
  readonly refuseAll: () => void
}

/**
 * Worlds of this browser that somebody may have made, also one that was left before it could be noted that it is stored: it mostly is, and
 * a world too many is better than one too few. Where a browser keeps nothing, it has none.
 */
export function useFoundWorlds(username: string): Found {
  const [found, setFound] = useState<readonly LocalProject[]>([])
  useEffect(() => {
    let isGone = false
    projectsWithoutAccount(username).then(
      (projects) => {
        if (!isGone) setFound(projects)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [username])
  return {
    found,
    refuseAll: () => {
      setFound([])
      for (const project of found) {
        // What was not noted is asked again, that is all.
        if (project.maker === undefined) rememberProject(notMadeBy(project, username)).catch(() => {})
      }
    },
  }
}
