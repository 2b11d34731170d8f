import type { Category } from '../../../model/kinds/entity-kinds.ts'
import type { Entity } from '../../../model/project/project.ts'
import { kindOf } from './kind-of.ts'

/** Which picture of the picker shows an entity. */
export function pictureOf(entity: Entity): { readonly id: string; readonly category: Category } {
  const { model, geometry, light, environment } = entity.components
  const id = model?.name ?? geometry?.primitive ?? light?.type ?? environment?.preset ?? entity.kind
  return { id: String(id), category: kindOf(entity)?.category ?? '3d_models' }
}
