import { Suspense } from 'react'
import { heavinessOf } from '../frame/heavy-world.ts'
import { LateHeavyNote } from '../frame/late-heavy-note.ts'
import { useProject, useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { RunWatchBar } from '../watch/RunWatchBar.tsx'
import { RunAr } from './RunAr.tsx'
import { RunChip } from './RunChip.tsx'

/** What lies over a world of one's own while it runs and nobody has to wait for. */
export function RunParts() {
  const { access } = useSession()
  const sceneId = useCell(useWorkspace().state.sceneId)
  const things = useProject((project) => project.entities(sceneId).length)
  return (
    <>
      <RunChip />
      <RunAr />
      <RunWatchBar />
      <Suspense>
        {heavinessOf(things).length > 0 ? (
          <LateHeavyNote things={things} isMaker={access !== 'viewer'} />
        ) : null}
      </Suspense>
    </>
  )
}
