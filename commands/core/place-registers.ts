import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { RootName } from '../../model/document/root-name.ts'
import type { JsonValue } from '../../model/json.ts'
import { isPlaceClaim, type PlaceClaim } from './claims.ts'
import type { RegisterStep } from './undo-entry.ts'

/** The register in which each record of a root says where it lies: things of a scene and blocks of a tab do. */
export function placeKeyOf(root: RootName): 'place' | 'at' | undefined {
  if (root.startsWith('ents:')) return 'place'
  return root.startsWith('blocks:') ? 'at' : undefined
}

/** What a stored place says that it lies in; `undefined` for what lies in nothing, and where that cannot be read. */
export const holderIn = (place: JsonValue | undefined): string | undefined =>
  isJsonObject(place) && typeof place.p === 'string' ? place.p : undefined

/** Whether a register says where a thing or a block lies. Any other may hold what only looks like it. */
export const isPlaceRegister = ({ root, id, key }: Pick<RegisterStep, 'root' | 'id' | 'key'>): boolean =>
  id !== null && key === placeKeyOf(root)

/** A step whose undo brings a thing or a block back to where it was. */
export type PlaceStep = RegisterStep & { readonly id: string; readonly before: PlaceClaim }

/** Whether a step wrote over the claim of a place, which its undo would put back. */
export const isPlaceStep = (step: RegisterStep): step is PlaceStep =>
  isPlaceRegister(step) && isPlaceClaim(step.before)

/** Names the slot that a block claims, which holds one of them; `undefined` for what lies free. In a thing there is room for any number. */
export function slotOf(root: RootName, { p, i }: PlaceClaim): string | undefined {
  const isPlugged = root.startsWith('blocks:') && typeof p === 'string' && typeof i === 'string'
  return isPlugged ? `${p.length}:${p}${i}` : undefined
}
