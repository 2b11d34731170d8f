import type { Mesh } from 'three'
import { addPole } from '../kit/add-pole.ts'
import { createSculpture } from '../kit/sculpture.ts'
import type { Three } from '../kit/three.ts'
import { ownMesh } from './own-mesh.ts'

const count = 12

/** A ring of red table mountains, each on a wider foot. */
export function mesas(three: Three): Mesh {
  const sculpture = createSculpture(three, { seed: 15, isGrounded: false })
  for (let mesa = 0; mesa < count; mesa++) {
    const angle = (mesa / count) * Math.PI * 2 + sculpture.between(-0.2, 0.2)
    const distance = sculpture.between(58, 92)
    const height = sculpture.between(8, 17)
    const width = height * sculpture.between(0.5, 0.9)
    const at = (y: number) => [Math.cos(angle) * distance, y, Math.sin(angle) * distance] as const
    const paint = { color: '#c97c4f', top: '#eebd88', vary: 0.03, sides: 9, rings: 3 }
    addPole(
      sculpture,
      [width, width * 1.3, height],
      { ...paint, crumpled: height * 0.12 },
      { at: at(height * 0.45) },
    )
    addPole(
      sculpture,
      [width * 1.3, width * 2.2, height * 0.35],
      { ...paint, color: '#e2aa74', crumpled: height * 0.08 },
      { at: at(height * 0.14) },
    )
  }
  return ownMesh(three, 'mesas', sculpture.finish())
}
