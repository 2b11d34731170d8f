import { quote } from '../blocks/expression.ts'
import type { HelperParameter, HelperType } from '../helper-api/helper-entry.ts'
import type { KnownNames } from './known-names.ts'

const place = '{x: 0, y: 1, z: 0}'
const samples: Partial<Record<HelperType, string>> = {
  Key: "'space'",
  MessageName: "'go!'",
  SoundName: "'coin'",
  HandButton: "'trigger'",
  string: "'hello'",
  unknown: "'hello'",
  Place: place,
  'Place[]': `[${place}]`,
}
/** Numbers by what they are called. */
const numbers: Readonly<Record<string, string>> = {
  seconds: '2',
  from: '1',
  to: '6',
  degrees: '90',
  speed: '2',
}

function sample({ name, type }: HelperParameter, project: KnownNames | null): string {
  if (type.includes('=>')) return '() => { … }'
  const thing = quote(project?.things[0] ?? 'Dragon')
  if (type === 'ThingName' || type === 'Item | string') return thing
  if (type === 'Item') return `scene.get(${thing})`
  if (type === 'SceneName') return quote(project?.scenes[0] ?? 'Scene')
  return (type === 'number' ? numbers[name] : samples[type]) ?? name
}

/**
 * A call with all that it needs, as a learner may copy it. The values are real ones: `onKey(key, …)` would only bring the next mistake,
 * that there is no “key”.
 */
export const usageOf = (
  call: { readonly name: string; readonly parameters: readonly HelperParameter[] },
  project: KnownNames | null,
): string =>
  `${call.name}(${call.parameters
    .filter(({ isOptional }) => !isOptional)
    .map((parameter) => sample(parameter, project))
    .join(', ')})`
