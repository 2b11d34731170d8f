import { Environment } from '../../model/components/environment.ts'

type Preset = Environment['preset']

/** Read once: during a run it is asked in every step. */
const known = new WeakMap<object, Preset | null>()

/** Which land an `environment` component is; `null` for what is none. */
export function presetOf(environment: unknown): Preset | null {
  if (typeof environment !== 'object' || environment === null) return null
  const kept = known.get(environment)
  if (kept !== undefined) return kept
  const preset = Environment.safeParse(environment).data?.preset ?? null
  known.set(environment, preset)
  return preset
}
