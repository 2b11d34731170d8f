import type { Mesh } from 'three'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import { createSculpture } from '../kit/sculpture.ts'
import { sharedMaterial } from '../kit/shared-material.ts'
import type { Three } from '../kit/three.ts'

const count = 13

/** A ring of distant, low-poly peaks that the haze makes soft. */
export function mountains(three: Three): Mesh {
  const sculpture = createSculpture(three, { seed: 31, isGrounded: false })
  for (let peak = 0; peak < count; peak++) {
    const angle = (peak / count) * Math.PI * 2 + sculpture.between(-0.12, 0.12)
    const distance = sculpture.between(64, 78)
    const height = sculpture.between(14, 23)
    addSpike(
      sculpture,
      height * sculpture.between(0.75, 0.95),
      height,
      { color: palette.mountain, top: palette.mountainLight, vary: 0.02, sides: 7, crumpled: 1.2 },
      {
        at: [Math.cos(angle) * distance, height * 0.36, Math.sin(angle) * distance],
        turn: [0, sculpture.between(0, 6), 0],
      },
    )
  }
  const mesh = new three.Mesh(sculpture.finish(), sharedMaterial(three))
  mesh.name = 'mountains'
  return mesh
}
