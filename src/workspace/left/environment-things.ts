import { environmentPresets } from '../../../model/components/environment.ts'
import { usualEnvironments } from '../../../model/components/usual-environments.ts'
import type { Thing } from './thing.ts'

/** The surroundings of the picker. A scene has one: choosing another changes it. */
export const environmentThings: readonly Thing[] = environmentPresets.map((preset) => ({
  id: preset,
  label: `design.things.${preset}`,
  category: 'environment',
  kind: 'environment',
  components: { environment: { preset, ...usualEnvironments[preset] } },
  offset: [0, 0, 0],
  scale: [1, 1, 1],
}))
