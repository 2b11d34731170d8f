import { blockDefinition } from '../../../language/blocks/block-catalogue.ts'
import { isForMakers } from '../../../language/blocks/block-category.ts'
import { level } from './own-blocks.ts'

/** Whether something of a toolbox is for the person's level: a block, a category by its id, or anything else. */
export function isOffered(item: unknown): boolean {
  if (level.get() === 'maker' || typeof item !== 'object' || item === null) return true
  const type = 'type' in item ? item.type : undefined
  const id = 'id' in item ? item.id : undefined
  if (typeof id === 'string' && isForMakers(id)) return false
  return typeof type !== 'string' || blockDefinition(type)?.level !== 'maker'
}
