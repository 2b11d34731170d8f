import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { landHeight } from '../land/land-height.ts'
import { steepnessOf } from '../land/land-of-preset.ts'
import { presetOf } from '../land/preset-of.ts'

const millimetres = 1_000

/**
 * How high the hills of a scene are at a place: metres, to the millimetre. Level ground where they go down into the sea, where things are laid
 * over the water, and without an environment that is shown.
 */
export function landUnder(records: Iterable<FrameEntity>): (x: number, z: number) => number {
  for (const { isHidden, components } of records) {
    const preset = isHidden ? null : presetOf(components.environment)
    if (preset !== null) return heights(landHeight(steepnessOf[preset]))
  }
  return () => 0
}

const heights = (pointAt: ReturnType<typeof landHeight>) => (x: number, z: number) =>
  Math.round(Math.max(0, pointAt(x, z)?.height ?? 0) * millimetres) / millimetres
