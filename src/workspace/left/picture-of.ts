import { categoryOf } from '../../../model/kinds/category-of.ts'
import type { Category } from '../../../model/kinds/entity-kinds.ts'
import type { Entity } from '../../../model/project/project.ts'

/** Which picture of the picker shows an entity. */
export function pictureOf(entity: Pick<Entity, 'kind' | 'components'>): {
  readonly id: string
  readonly category: Category
} {
  const { model, geometry, light, environment } = entity.components
  const id = model?.name ?? geometry?.primitive ?? light?.type ?? environment?.preset ?? entity.kind
  return { id: String(id), category: categoryOf(entity) }
}
