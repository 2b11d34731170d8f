import type { Mesh } from 'three'
import { landHeight } from '../../land/land-height.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { createSculpture } from '../kit/sculpture.ts'
import type { Three } from '../kit/three.ts'
import { ownMesh } from './own-mesh.ts'
import { scatter } from './plants.ts'

/** Rings of dust around dark hollows, on the level ground and on the hills of `steepness`, leaning as the land does. */
export function craters(three: Three, ground: string, steepness: number): Mesh {
  const sculpture = createSculpture(three, { seed: 19, isGrounded: false })
  const heightAt = landHeight(steepness)
  const shade = `#${new three.Color(ground).offsetHSL(0, 0, -0.09).getHexString()}`
  for (const { x, z, size } of scatter(sculpture.random, 46, [8, 60], [0.5, 2.6])) {
    const at = (along: number, across: number) => heightAt(x + along * size, z + across * size)?.height ?? 0
    // Slopes are so gentle that an angle is as good as its tangent.
    const turn = [(at(0, -1) - at(0, 1)) / size / 2, 0, (at(1, 0) - at(-1, 0)) / size / 2] as const
    sculpture.within({ at: [x, at(0, 0), z], turn }, () => {
      addPole(sculpture, [size * 0.9, size, 0.06], { color: shade, sides: 11 }, { at: [0, 0.02, 0] })
      addHoop(
        sculpture,
        size,
        size * 0.2,
        { color: ground, vary: 0.03, sides: 5, steps: 11 },
        { turn: [Math.PI / 2, 0, 0], size: [1, 1, 0.9] },
      )
    })
  }
  const mesh = ownMesh(three, 'craters', sculpture.finish())
  mesh.receiveShadow = true
  return mesh
}
