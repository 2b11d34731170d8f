import { Geometry, type Primitive } from '../../../model/components/geometry.ts'
import { Imported, usualSize } from '../../../model/components/media.ts'
import { Model } from '../../../model/components/model.ts'
import { Physics } from '../../../model/components/physics.ts'
import { Player } from '../../../model/components/player.ts'
import { type Box, boxAround } from '../space/box.ts'
import type { Part } from '../space/part.ts'
import type { Body } from '../world/body.ts'
import type { World } from '../world/world.ts'
import { modelBoxes } from './model-boxes.ts'
import { modelParts } from './model-parts.ts'

const around = (half: number): Box => ({ min: [-half, -half, -half], max: [half, half, half] })

const primitiveBoxes: Readonly<Record<Primitive, Box>> = {
  box: around(0.5),
  sphere: around(0.5),
  cylinder: around(0.5),
  cone: around(0.5),
  pyramid: around(0.5),
  capsule: { min: [-0.3, -0.5, -0.3], max: [0.3, 0.5, 0.3] },
  'half-sphere': { min: [-0.5, -0.25, -0.5], max: [0.5, 0.25, 0.5] },
  ramp: around(0.5),
  stairs: around(0.5),
  arch: { min: [-0.5, -0.5, -0.2], max: [0.5, 0.5, 0.2] },
  tube: around(0.5),
  hexagon: around(0.5),
  diamond: around(0.5),
  star: { min: [-0.5, -0.5, -0.15], max: [0.5, 0.5, 0.15] },
  heart: { min: [-0.5, -0.5, -0.17], max: [0.5, 0.5, 0.17] },
  torus: { min: [-0.5, -0.5, -0.12], max: [0.5, 0.5, 0.12] },
  plane: { min: [-0.5, -0.01, -0.5], max: [0.5, 0.01, 0.5] },
}

/** The box of a body in its own axes, before scaling; `null` for what has no shape (lights, camera, sky). */
export function ownBox(body: Body): Box | null {
  const { components } = body.design
  const geometry = Geometry.safeParse(components.geometry)
  if (geometry.success) return primitiveBoxes[geometry.data.primitive]
  const player = Player.safeParse(components.player)
  if (player.success) {
    const { width, height, depth } = player.data
    return { min: [-width / 2, 0, -depth / 2], max: [width / 2, height, depth / 2] }
  }
  const model = Model.safeParse(components.model)
  return model.success ? modelBoxes[model.data.name] : importedBox(body)
}

/** What of a body is solid, in its own axes, before scaling; empty for what has no shape. */
export function ownParts(body: Body): readonly Part[] {
  const known = keptParts.get(body.design)
  if (known) return known
  const parts = readParts(body)
  keptParts.set(body.design, parts)
  return parts
}

function readParts(body: Body): readonly Part[] {
  const model = Model.safeParse(body.design.components.model)
  const parts = model.success ? modelParts[model.data.name] : undefined
  if (parts) return parts
  const whole = ownBox(body)
  return whole ? [whole] : []
}

/** An uploaded model stands on its origin, as the page puts it; without a body it has no shape. */
function importedBox({ design }: Body): Box | null {
  const { imported, physics } = design.components
  const file = Imported.safeParse(imported)
  const sides = Physics.safeParse(physics).data?.sides
  if (!file.success || !sides) return null
  const { size = usualSize } = file.data
  const [width, height, depth] = sides
  return {
    min: [(-width * size) / 2, 0, (-depth * size) / 2],
    max: [(width * size) / 2, height * size, (depth * size) / 2],
  }
}

const keptParts = new WeakMap<Body['design'], readonly Part[]>()
const worldParts = new WeakMap<Body, readonly Box[]>()
const ownBoxes = new WeakMap<Body['design'], { readonly box: Box | null }>()
/** Boxes of bodies without a parent: they hold as long as the record of the body does. */
const worldBoxes = new WeakMap<Body, Box>()

/** The upright box around a body in the world, metres; `null` if it has no shape. */
export function bodyBox(world: World, body: Body): Box | null {
  const known = worldBoxes.get(body)
  if (known) return known
  const { box: own } = ownBoxes.get(body.design) ?? { box: ownBox(body) }
  ownBoxes.set(body.design, { box: own })
  if (!own) return null
  const box = boxAround(world.frameOf(body.id), own)
  if (body.parentId === null) worldBoxes.set(body, box)
  return box
}

/** The upright boxes around what is solid of a body in the world, metres. */
export function bodyParts(world: World, body: Body): readonly Box[] {
  const known = worldParts.get(body)
  if (known) return known
  const frame = world.frameOf(body.id)
  const parts = ownParts(body).map((part) => boxAround(frame, part))
  if (body.parentId === null) worldParts.set(body, parts)
  return parts
}
