import type { Mesh } from 'three'
import { createSculpture } from '../kit/sculpture.ts'
import type { Three } from '../kit/three.ts'
import { sculptCloud } from '../nature/cloud.ts'

/** x, y, z (m) and size. */
const places = [
  [-17, 13.4, -30, 1.7],
  [9, 14.6, -36, 1.5],
  [-36, 12.6, -26, 1.2],
  [-34, 19, 6, 1.8],
  [36, 18, -8, 2],
  [20, 21, 32, 2.2],
  [-22, 20, 34, 1.7],
] as const

/** Clouds around the world in one mesh, `#rrggbb` or white; the haze does not reach them. */
export function clouds(three: Three, tint?: string): Mesh {
  const sculpture = createSculpture(three, { seed: 8, isGrounded: false, tint })
  for (const [x, y, z, size] of places) {
    sculpture.within({ at: [x, y, z], turn: [0, Math.atan2(x, z), 0], size: [size, size * 0.8, size] }, () =>
      sculptCloud(sculpture),
    )
  }
  const material = new three.MeshLambertMaterial({ vertexColors: true, fog: false, emissive: '#7d7468' })
  const mesh = new three.Mesh(sculpture.finish(), material)
  mesh.geometry.userData.isOwn = true
  mesh.material.userData.isOwn = true
  mesh.name = 'clouds'
  return mesh
}
