import type { EntityId } from '../../../model/ids.ts'
import type { SimChange } from '../../simulation/sim-change.ts'
import { type Body, designedColour } from '../../simulation/world/body.ts'

/** What turns the picture of a thing into another one; `null` if they look the same. */
export function changeBetween(id: EntityId, from: Body | null, to: Body | null): SimChange | null {
  if (from === to) return null
  if (to === null) return { entityId: id, removed: true }
  const color = to.color ?? designedColour(to.design)
  const tint = { opacity: to.opacity, ...(color === null ? {} : { color }) }
  const place = { position: to.position, rotation: to.rotation, scale: to.scale }
  const looks = { visible: to.visible, text: to.text, isThought: to.isThought }
  if (from === null) return { entityId: id, created: to.design, ...place, ...tint, ...looks }
  const isRedesigned = from.design.components !== to.design.components
  const names = [from, to].flatMap(({ design }) => Object.keys(design.components))
  const components = Object.fromEntries(names.map((name) => [name, to.design.components[name] ?? null]))
  const isTinted = isRedesigned || from.color !== to.color || from.opacity !== to.opacity
  return {
    entityId: id,
    ...place,
    ...looks,
    ...(isRedesigned ? { components } : {}),
    ...(isTinted ? tint : {}),
  }
}
