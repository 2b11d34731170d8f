import { useEffect, useState } from 'react'
import { projectsWithoutAccount } from '../../client/local-projects/local-projects.ts'
import type { LocalProject } from '../../client/local-projects/project-database.ts'

/** What this browser has that is on nobody's shelf and may be this person's. Where a browser keeps nothing, it has nothing. */
export function useFoundWorlds(username: string): readonly LocalProject[] {
  const [found, setFound] = useState<readonly LocalProject[]>([])
  useEffect(() => {
    let isGone = false
    projectsWithoutAccount(username).then(
      (projects) => {
        if (!isGone) setFound(projects.filter(({ isKept }) => isKept !== false))
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [username])
  return found
}
