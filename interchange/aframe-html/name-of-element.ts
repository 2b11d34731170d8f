import type { JsonObject } from '../../model/json.ts'
import type { PageElement } from './page-elements.ts'

/** What a thing is called that has no name yet: by its id, else by what it is. */
export function nameOfElement(
  { tag, attributes }: PageElement,
  components: Readonly<Record<string, JsonObject>>,
): string {
  const id = attributes.get('id')?.trim()
  if (id) return id
  if (tag !== 'a-entity') return words(tag.slice(2))
  const { aframe } = components
  const geometry = aframe?.geometry
  if (typeof geometry === 'object' && geometry !== null && 'primitive' in geometry)
    return words(String(geometry.primitive))
  const first = ['light', 'text', 'camera'].find((name) => aframe && Object.hasOwn(aframe, name))
  return words(first ?? (aframe ? 'thing' : 'group'))
}

/** `torusKnot` and `torus-knot` as `Torus knot`. */
function words(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
