import type { Mesh } from 'three'
import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { createSculpture, type Sculpture, type Triple } from '../kit/sculpture.ts'
import type { Three } from '../kit/three.ts'
import { ownMesh } from './own-mesh.ts'

/** Something round in the sky: where it stands (m), how large it is, and whether it has a ring. */
export interface SkyBody {
  readonly at: Triple
  readonly radius: number
  readonly color: string
  readonly top?: string
  readonly ring?: string
}

const starReach = 172

/** Moons, suns and planets far out in one mesh that shines by itself; haze does not reach them. */
export function skyBodies(three: Three, bodies: readonly SkyBody[]): Mesh {
  const sculpture = createSculpture(three, { seed: 4, isGrounded: false })
  for (const { at, radius, color, top = color, ring } of bodies) {
    sculpture.within({ at, turn: [0.5, 0, 0.35] }, () => {
      addGem(sculpture, radius, { color, top, glow: 1, detail: 4, vary: 0.02 })
      if (ring)
        addHoop(
          sculpture,
          radius * 1.7,
          radius * 0.22,
          { color: ring, glow: 1, steps: 32, sides: 4 },
          { turn: [Math.PI / 2, 0, 0], size: [1, 1, 0.12] },
        )
    })
  }
  return shining(three, 'bodies', sculpture)
}

/** So many stars all over the sky; `lowest` is the sine of the angle below which there are none. */
export function stars(three: Three, count: number, lowest: number): Mesh {
  const sculpture = createSculpture(three, { seed: 9, isGrounded: false })
  for (let star = 0; star < count; star++) {
    const y = lowest + (1 - lowest) * sculpture.random()
    const flat = Math.sqrt(Math.max(0, 1 - y * y)) * starReach
    const angle = sculpture.between(0, Math.PI * 2)
    sculpture.add(
      new three.OctahedronGeometry(sculpture.random() < 0.12 ? 0.85 : sculpture.between(0.25, 0.5)),
      { color: '#fff3dc', glow: 1 },
      { at: [Math.cos(angle) * flat, y * starReach, Math.sin(angle) * flat] },
    )
  }
  return shining(three, 'stars', sculpture)
}

const shining = (three: Three, name: string, sculpture: Sculpture) =>
  ownMesh(three, name, sculpture.finish(), new three.MeshBasicMaterial({ vertexColors: true, fog: false }))
