import type { Environment } from '../../../model/components/environment.ts'
import { presetOf } from '../../land/preset-of.ts'
import type { World } from './world.ts'

/** What is around: the first environment that is shown; `null` where there is none. */
export function surroundingsOf(world: World): Environment['preset'] | null {
  for (const { visible, design } of world.bodies.values()) {
    const preset = visible ? presetOf(design.components.environment) : null
    if (preset !== null) return preset
  }
  return null
}
