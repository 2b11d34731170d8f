import { Suspense } from 'react'
import { markerPicture } from '../../../model/components/marker.ts'
import { LateArSwitch } from '../frame/late-ar-switch.ts'
import { useProject } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Over a run of a scene that was made for AR: the way into it, as on the page where it is published. */
export function RunAr() {
  const { frames, state } = useWorkspace()
  const sceneId = useCell(state.sceneId)
  const isAr = useCell(frames.ar)
  const hasMarker = useProject((project) => markerPicture(project.entities(sceneId)) !== null)
  if (!hasMarker) return null
  return (
    <Suspense>
      <LateArSwitch isAr={isAr} isPublished={false} onChange={frames.setAr} />
    </Suspense>
  )
}
