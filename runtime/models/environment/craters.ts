import type { Mesh } from 'three'
import { hillHeight } from '../../land/hill-height.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { createSculpture } from '../kit/sculpture.ts'
import type { Three } from '../kit/three.ts'
import { ownMesh } from './own-mesh.ts'
import { scatter } from './plants.ts'

/** Rings of dust around dark hollows, on the level ground and on the hills of `steepness`. */
export function craters(three: Three, ground: string, steepness: number): Mesh {
  const sculpture = createSculpture(three, { seed: 19, isGrounded: false })
  const shade = `#${new three.Color(ground).offsetHSL(0, 0, -0.09).getHexString()}`
  for (const { x, z, size } of scatter(sculpture.random, 46, [8, 60], [0.5, 2.6])) {
    const y = hillHeight(x, z, steepness)
    addPole(sculpture, [size * 0.9, size, 0.06], { color: shade, sides: 11 }, { at: [x, y + 0.02, z] })
    addHoop(
      sculpture,
      size,
      size * 0.2,
      { color: ground, vary: 0.03, sides: 5, steps: 11 },
      { at: [x, y, z], turn: [Math.PI / 2, 0, 0], size: [1, 1, 0.9] },
    )
  }
  const mesh = ownMesh(three, 'craters', sculpture.finish())
  mesh.receiveShadow = true
  return mesh
}
