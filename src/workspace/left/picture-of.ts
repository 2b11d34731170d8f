import { categoryOf } from '../../../model/kinds/category-of.ts'
import type { Category } from '../../../model/kinds/entity-kinds.ts'
import type { Entity } from '../../../model/project/project.ts'

/** Which picture of the picker shows an entity. */
export function pictureOf(entity: Pick<Entity, 'kind' | 'components'>): {
  readonly id: string
  readonly category: Category
} {
  return { id: idOf(entity), category: categoryOf(entity) }
}

function idOf({ kind, components }: Pick<Entity, 'kind' | 'components'>): string {
  const { avatar, model, geometry, light, environment, hotspot, text } = components
  if (kind === 'player') return `figure-${avatar?.style ?? 'kid'}`
  if (hotspot?.sign !== undefined) return `hotspot-${hotspot.sign}`
  if (text?.font !== undefined) return `text-${text.font}`
  return String(model?.name ?? geometry?.primitive ?? light?.type ?? environment?.preset ?? kind)
}
