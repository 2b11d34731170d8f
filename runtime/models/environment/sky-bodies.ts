import type { InstancedMesh, Mesh } from 'three'
import { seededRandom } from '../../random/seeded-random.ts'
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

/** At this distance (m) a star of size 1 is 1 m. */
export const starReach = 172

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

/** Stars of a sky: how many, how far from the middle (m), and the sine of the angle below which there are none. */
export interface Stars {
  readonly count: number
  readonly radius: number
  readonly lowest: number
}

/**
 * Stars all over the sky in one draw call; they look the same from the middle however far they are. They are drawn right after the sky, so that
 * everything else covers them: land that is further away than they are, too.
 */
export function stars(three: Three, { count, radius, lowest }: Stars): InstancedMesh {
  const random = seededRandom(9)
  const shine = new three.MeshBasicMaterial({ color: '#fff3dc', fog: false, depthTest: false })
  const mesh = new three.InstancedMesh(new three.OctahedronGeometry(radius / starReach), shine, count)
  const matrix = new three.Matrix4()
  for (let star = 0; star < count; star++) {
    const y = lowest + (1 - lowest) * random()
    const flat = Math.sqrt(Math.max(0, 1 - y * y)) * radius
    const angle = random() * Math.PI * 2
    const size = random() < 0.12 ? 0.85 : 0.25 + 0.25 * random()
    matrix.makeScale(size, size, size).setPosition(Math.cos(angle) * flat, y * radius, Math.sin(angle) * flat)
    mesh.setMatrixAt(star, matrix)
  }
  mesh.geometry.userData.isOwn = true
  shine.userData.isOwn = true
  mesh.name = 'stars'
  mesh.renderOrder = -0.5
  mesh.computeBoundingSphere()
  return mesh
}

const shining = (three: Three, name: string, sculpture: Sculpture) =>
  ownMesh(three, name, sculpture.finish(), new three.MeshBasicMaterial({ vertexColors: true, fog: false }))
