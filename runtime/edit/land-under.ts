import { Environment } from '../../model/components/environment.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { landHeight } from '../land/land-height.ts'
import { steepnessOf, waterOf } from '../land/land-of-preset.ts'

/** How high the land of a scene is at a place, metres: its hills, and the water where there is some above it. Level without an environment that is shown. */
export function landUnder(records: Iterable<FrameEntity>): (x: number, z: number) => number {
  const preset = presetOf(records)
  if (preset === null) return () => 0
  const pointAt = landHeight(steepnessOf[preset])
  const water = waterOf(preset) ?? Number.NEGATIVE_INFINITY
  return (x, z) => Math.max(water, pointAt(x, z)?.height ?? 0)
}

function presetOf(records: Iterable<FrameEntity>): Environment['preset'] | null {
  for (const { isHidden, components } of records) {
    const preset = isHidden ? undefined : Environment.safeParse(components.environment).data?.preset
    if (preset) return preset
  }
  return null
}
