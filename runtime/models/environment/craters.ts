import type { Mesh } from 'three'
import { landHeight } from '../../land/land-height.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { createSculpture } from '../kit/sculpture.ts'
import type { Three } from '../kit/three.ts'
import { ownMesh } from './own-mesh.ts'
import { type Spot, scatter } from './plants.ts'

/** Of its radius, how far the land under the rim of a crater may be from a plane: the rim is thick enough for that. */
const uneven = 0.16
const corners = 11

/** Rings of dust around dark hollows, on the level ground and on the hills of `steepness`, leaning as the land does; none where it is uneven, or on another. */
export function craters(three: Three, ground: string, steepness: number): Mesh {
  const sculpture = createSculpture(three, { seed: 19, isGrounded: false })
  const heightAt = landHeight(steepness)
  const placed: Spot[] = []
  const shade = `#${new three.Color(ground).offsetHSL(0, 0, -0.09).getHexString()}`
  for (const { x, z, size } of scatter(sculpture.random, 46, [8, 60], [0.5, 2.6])) {
    const rim = Array.from({ length: corners }, (_, corner) => {
      const angle = (corner / corners) * Math.PI * 2
      const [along, across] = [Math.cos(angle) * size, Math.sin(angle) * size]
      return { along, across, y: heightAt(x + along, z + across)?.height ?? 0 }
    })
    const sum = (of: (one: (typeof rim)[number]) => number) => rim.reduce((all, one) => all + of(one), 0)
    const y = sum((one) => one.y) / corners
    const turns = (corners * size * size) / 2
    const [riseX, riseZ] = [sum((one) => one.y * one.along) / turns, sum((one) => one.y * one.across) / turns]
    const off = rim.map((one) => Math.abs(y + riseX * one.along + riseZ * one.across - one.y))
    const isOnOther = placed.some((one) => Math.hypot(one.x - x, one.z - z) < (one.size + size) * 1.2)
    if (isOnOther || Math.max(...off) > uneven * size) continue
    placed.push({ x, z, size })
    sculpture.within({ at: [x, y, z], turn: [-Math.atan(riseZ), 0, Math.atan(riseX)] }, () => {
      addPole(sculpture, [size * 0.9, size, 0.06], { color: shade, sides: corners }, { at: [0, 0.02, 0] })
      addHoop(
        sculpture,
        size,
        size * 0.2,
        { color: ground, vary: 0.03, sides: 5, steps: corners },
        { turn: [Math.PI / 2, 0, 0], size: [1, 1, 0.9] },
      )
    })
  }
  const mesh = ownMesh(three, 'craters', sculpture.finish())
  mesh.receiveShadow = true
  return mesh
}
