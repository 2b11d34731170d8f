import { HeavyNote } from '../frame/HeavyNote.tsx'
import { useProject } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { RunWatchBar } from '../watch/RunWatchBar.tsx'
import { RunAr } from './RunAr.tsx'

/** What lies over a world of one's own while it runs and nobody has to wait for. */
export function RunParts() {
  const sceneId = useCell(useWorkspace().state.sceneId)
  const things = useProject((project) => project.entities(sceneId).length)
  return (
    <>
      <RunAr />
      <RunWatchBar />
      <HeavyNote things={things} isMaker />
    </>
  )
}
