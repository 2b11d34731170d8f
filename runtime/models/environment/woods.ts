import type { BufferGeometry, InstancedMesh } from 'three'
import { type Random, seededRandom } from '../../random/seeded-random.ts'
import { modelGeometry } from '../build-model.ts'
import { createSculpture } from '../kit/sculpture.ts'
import { sharedMaterial } from '../kit/shared-material.ts'
import type { Three } from '../kit/three.ts'
import { addFlower } from '../parts/add-flower.ts'
import { addTuft } from '../parts/add-tuft.ts'
import { hillHeight } from './land.ts'

interface Place {
  readonly x: number
  readonly z: number
  readonly size: number
}

const clearing = 13
const edgeOfWoods = 50
/** From here on (m) a plant has a third of the facets and throws no shadow: nobody sees the difference from where worlds are built. */
const farAway = 27

/** The woods stay open towards +z, so that a camera in front of the world sees into the clearing. */
const isOpen = (x: number, z: number) => z > 3 && Math.abs(x - z * 0.4) < 8 + z * 0.42

const scatter = (random: Random, count: number, from: number, to: number, sizes: readonly [number, number]) =>
  Array.from({ length: count }, (): Place => {
    const angle = random() * Math.PI * 2
    const distance = Math.sqrt(from * from + random() * (to * to - from * from))
    const size = sizes[0] + random() * (sizes[1] - sizes[0])
    return { x: Math.cos(angle) * distance, z: Math.sin(angle) * distance, size }
  })

/** Trees, pines, bushes, tufts and flowers around a clearing of 13 m: eight draw calls, whatever their number. */
export function woods(three: Three): InstancedMesh[] {
  const random = seededRandom(77)
  const around = (count: number, from: number, sizes: readonly [number, number]) =>
    scatter(random, count, from, edgeOfWoods, sizes).filter(({ x, z }) => !isOpen(x, z))
  const meadow = (count: number) => scatter(random, count, 3.5, 17, [0.75, 1.25])
  return [
    ...grove(three, 'pine', around(135, clearing, [0.95, 1.8]), random),
    ...grove(three, 'tree', around(45, clearing, [0.85, 1.35]), random),
    ...grove(three, 'bush', around(26, clearing - 2, [0.7, 1.2]), random),
    plant(three, 'tufts', small(three, 'tuft'), meadow(64), random),
    plant(three, 'blossoms', small(three, 'blossom'), meadow(30), random),
  ]
}

/** The same plant at all these places, with the far ones apart. */
function grove(
  three: Three,
  name: 'pine' | 'tree' | 'bush',
  places: readonly Place[],
  random: Random,
): InstancedMesh[] {
  const isFar = ({ x, z }: Place) => Math.hypot(x, z) > farAway
  const near = places.filter((place) => !isFar(place))
  const far = plant(three, `far-${name}`, modelGeometry(three, `far-${name}`), places.filter(isFar), random)
  far.castShadow = false
  return [plant(three, name, modelGeometry(three, name), near, random), far]
}

function small(three: Three, what: 'tuft' | 'blossom'): BufferGeometry {
  const sculpture = createSculpture(three, { seed: 3 })
  if (what === 'tuft') addTuft(sculpture)
  else addFlower(sculpture, { color: '#fff3dc' }, {})
  const geometry = sculpture.finish()
  geometry.userData.isOwn = true
  return geometry
}

function plant(
  three: Three,
  name: string,
  geometry: BufferGeometry,
  places: readonly Place[],
  random: Random,
): InstancedMesh {
  const mesh = new three.InstancedMesh(geometry, sharedMaterial(three), places.length)
  const matrix = new three.Matrix4()
  const turn = new three.Quaternion()
  const upright = new three.Vector3(0, 1, 0)
  const color = new three.Color()
  for (const [index, { x, z, size }] of places.entries()) {
    turn.setFromAxisAngle(upright, random() * Math.PI * 2)
    const tall = size * (0.92 + random() * 0.16)
    matrix.compose(
      new three.Vector3(x, hillHeight(x, z, 1) - 0.08, z),
      turn,
      new three.Vector3(size, tall, size),
    )
    mesh.setMatrixAt(index, matrix)
    mesh.setColorAt(index, color.setHSL(0.2, 0.2 * random(), 0.9 + 0.1 * random()))
  }
  mesh.name = name
  mesh.castShadow = true
  mesh.receiveShadow = true
  mesh.computeBoundingSphere()
  return mesh
}
