import type { Mesh } from 'three'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import { createSculpture } from '../kit/sculpture.ts'
import { sharedMaterial } from '../kit/shared-material.ts'
import type { Three } from '../kit/three.ts'

const count = 11

/** A ring of distant peaks, each with two lower shoulders, that the haze makes soft; `top` colours their heights. */
export function mountains(
  three: Three,
  color: string = palette.mountain,
  top: string = palette.mountainLight,
): Mesh {
  const sculpture = createSculpture(three, { seed: 31, isGrounded: false })
  const paint = { color, top, vary: 0.025 }
  for (let peak = 0; peak < count; peak++) {
    const angle = (peak / count) * Math.PI * 2 + sculpture.between(-0.14, 0.14)
    const distance = sculpture.between(76, 92)
    const height = sculpture.between(12, 19)
    for (const [share, aside] of [
      [1, 0],
      [sculpture.between(0.5, 0.72), sculpture.between(0.12, 0.17)],
      [sculpture.between(0.35, 0.6), -sculpture.between(0.12, 0.18)],
    ] as const) {
      const tall = height * share
      addSpike(
        sculpture,
        tall * sculpture.between(0.9, 1.15),
        tall,
        { ...paint, sides: 8, rings: 3, crumpled: tall * 0.13 },
        {
          at: [Math.cos(angle + aside) * distance, tall * 0.42, Math.sin(angle + aside) * distance],
          turn: [0, sculpture.between(0, 6), 0],
        },
      )
    }
  }
  const mesh = new three.Mesh(sculpture.finish(), sharedMaterial(three))
  mesh.geometry.userData.isOwn = true
  mesh.name = 'mountains'
  return mesh
}
