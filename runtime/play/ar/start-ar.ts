import { markerPicture } from '../../../model/components/marker.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { mindAr } from '../../ar/mind-ar.ts'
import type { Stage } from '../../stage.ts'
import type { RunInputs } from '../run-inputs.ts'
import type { ArVisit } from './ar-visit.ts'

interface ArRun {
  readonly stage: Stage
  readonly inputs: RunInputs
  readonly records: readonly FrameEntity[]
}

/**
 * Fetches what AR needs, before the first script: from then on libraries can no longer add to standard objects, and what they leave in the page is hidden
 * from scripts. What cannot be fetched is told of later.
 */
export async function fetchAr(records: readonly FrameEntity[]): Promise<void> {
  if (markerPicture(records)) await Promise.all([mindAr(), import('./ar-visit.ts')]).catch(reportError)
}

/** Shows a running world in the room, once its picture is there; nothing of it is fetched for a world that has none. */
export async function startAr({ stage, inputs, records }: ArRun): Promise<ArVisit | null> {
  const marker = markerPicture(records)
  if (!marker) return null
  const { ArVisit } = await import('./ar-visit.ts')
  return new ArVisit({ stage, inputs, marker }, await stage.files.address(marker.image.source))
}
