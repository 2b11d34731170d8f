import type { Body } from '../world/body.ts'
import type { World } from '../world/world.ts'

/** Gives a body a colour (`#rrggbb`), wherever its kind has it: lights and words have one of their own. */
export function paint(world: World, { id, design }: Body, color: string): void {
  world.change(id, { color })
  const { light, text } = design.components
  if (light) world.dress(id, { light: { ...light, color } })
  if (text) world.dress(id, { text: { ...text, color } })
}
