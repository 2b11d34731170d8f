import { foreignZone } from './foreign-zone.ts'
import { isColour } from './is-colour.ts'
import { isReference } from './json-words.ts'
import { isOurComponent, ourWords } from './our-words.ts'
import type { SchemaWords } from './schema-words.ts'
import type { Zone } from './zone.ts'

const zones = new Map<string, Zone>()

/** The value of a component: what its schema lists stays, and nothing in one without a schema of ours. */
export function componentZone(component: string): Zone {
  const words = component === 'aframe' ? undefined : ourWords().components.get(component)
  if (!words) return foreignZone
  const zone = zones.get(component) ?? knownZone(words)
  zones.set(component, zone)
  return zone
}

function knownZone({ keys, texts }: SchemaWords): Zone {
  const zone: Zone = {
    isKey: (key) => keys.has(key),
    isText: (key, text, words) =>
      texts.get(key)?.has(text) === true ||
      isColour(key, text) ||
      (isSourceKey(key) && isReference(text, words)),
    inside: () => zone,
  }
  return zone
}

/** Keys under which a file is shown. */
export const isSourceKey = (key: string): boolean => ['source', 'texture', 'picture'].includes(key)

/** The values of an entity's components, by their names. */
export const componentsZone: Zone = {
  isKey: isOurComponent,
  isText: () => false,
  inside: componentZone,
}
