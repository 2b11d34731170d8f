/** A ball that keeps light from its neighbours. */
export interface Occluder {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly radius: number
}

const strength = 0.62
const darkest = 0.5
/** Up to this height (m) a model that stands on the ground is darkened by it. */
const contactHeight = 0.35
const contact = 0.2
const underside = 0.1

/**
 * Ambient occlusion without rays: how much light (0.5 to 1) reaches a vertex past the balls that stand for the
 * model's other parts, the ground under it, and its own downward slope.
 */
export function createShade(occluders: readonly Occluder[], isGrounded: boolean) {
  const solid = occluders
    .map((occluder, part) => ({ ...occluder, part }))
    .filter((occluder) => occluder.radius > 0.05)
  return (
    positions: readonly number[],
    normals: readonly number[],
    vertex: number,
    owner: number,
  ): number => {
    const [x = 0, y = 0, z = 0] = positions.slice(vertex * 3, vertex * 3 + 3)
    const [nx = 0, ny = 0, nz = 0] = normals.slice(vertex * 3, vertex * 3 + 3)
    let hidden = 0
    for (const occluder of solid) {
      if (occluder.part === owner) continue
      const dx = occluder.x - x
      const dy = occluder.y - y
      const dz = occluder.z - z
      const squared = dx * dx + dy * dy + dz * dz
      const reach = occluder.radius * occluder.radius
      if (squared > reach * 30) continue
      const facing = (nx * dx + ny * dy + nz * dz) / Math.sqrt(squared || 1)
      if (facing > 0) hidden += facing * Math.min(1, reach / squared)
    }
    let light = 1 - strength * Math.min(1, hidden)
    if (ny < 0) light -= underside * -ny
    if (isGrounded && y < contactHeight)
      light -= contact * (1 - Math.max(0, y) / contactHeight) * (1 - Math.max(0, ny))
    return Math.max(darkest, light)
  }
}
