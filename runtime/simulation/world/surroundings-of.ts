import { Environment } from '../../../model/components/environment.ts'
import type { World } from './world.ts'

type Preset = Environment['preset']

/** Read once: it is asked in every step. */
const known = new WeakMap<object, Preset | null>()

/** What is around: the first environment that is shown; `null` where there is none. */
export function surroundingsOf(world: World): Preset | null {
  for (const { visible, design } of world.bodies.values()) {
    const { environment } = design.components
    const preset = visible && typeof environment === 'object' && environment ? presetOf(environment) : null
    if (preset !== null) return preset
  }
  return null
}

function presetOf(environment: object): Preset | null {
  const kept = known.get(environment)
  if (kept !== undefined) return kept
  const preset = Environment.safeParse(environment).data?.preset ?? null
  known.set(environment, preset)
  return preset
}
