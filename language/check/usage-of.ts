import type { HelperParameter } from '../helper-api/helper-entry.ts'
import { sampleValue } from '../helper-api/sample-value.ts'
import type { KnownNames } from './known-names.ts'

/**
 * A call with all that it needs, as a learner may copy it. The values are real ones: `onKey(key, …)` would only bring the next mistake,
 * that there is no “key”.
 */
export function usageOf(
  call: { readonly name: string; readonly parameters: readonly HelperParameter[] },
  project: KnownNames | null,
): string {
  const names = { thing: project?.things[0] ?? 'Dragon', scene: project?.scenes[0] ?? 'Scene' }
  const values = call.parameters
    .filter(({ isOptional }) => !isOptional)
    .map((parameter) => (parameter.type.includes('=>') ? '() => { … }' : sampleValue(parameter, names)))
  return `${call.name}(${values.join(', ')})`
}
