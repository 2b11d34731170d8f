import type { Mesh } from 'three'
import { seaLevel } from '../../land/land-of-preset.ts'
import { crumple } from '../kit/crumple.ts'
import { palette } from '../kit/palette.ts'
import { createSculpture } from '../kit/sculpture.ts'
import type { Three } from '../kit/three.ts'
import { ownMesh } from './own-mesh.ts'

const reach = 400
const fields = 40

/** Water in flat facets as far as one sees. */
export function sea(three: Three): Mesh {
  const plane = new three.PlaneGeometry(reach, reach, fields, fields).rotateX(-Math.PI / 2)
  crumple(plane, 1.6, 6)
  const sculpture = createSculpture(three, { seed: 6, isGrounded: false })
  sculpture.add(plane, { color: palette.water, vary: 0.03 }, { at: [0, seaLevel, 0], size: [1, 0.25, 1] })
  const mesh = ownMesh(three, 'sea', sculpture.finish())
  mesh.receiveShadow = true
  return mesh
}
