import type { BufferGeometry, InstancedMesh } from 'three'
import { type Random, seededRandom } from '../../random/seeded-random.ts'
import { modelGeometry } from '../build-model.ts'
import { createSculpture } from '../kit/sculpture.ts'
import type { Three } from '../kit/three.ts'
import { addFlower } from '../parts/add-flower.ts'
import { addTuft } from '../parts/add-tuft.ts'
import { plants, type Spot, scatter } from './plants.ts'

const clearing = 13
const edgeOfWoods = 50
/** From here on (m) a plant has a third of the facets and throws no shadow: nobody sees the difference from where worlds are built. */
const farAway = 27

/** The woods stay open towards +z, so that a camera in front of the world sees into the clearing. */
const isOpen = (x: number, z: number) => z > 3 && Math.abs(x - z * 0.4) < 8 + z * 0.42

interface WoodsStyle {
  /** What the colours are multiplied with. */
  readonly light?: string
  /** Colour of the pines, where they are not green. */
  readonly pines?: string
  /** Broad-leaved trees, bushes, grass and flowers as well; true unless told. */
  readonly isGreen?: boolean
}

/** Trees, pines, bushes, tufts and flowers around a clearing of 13 m: eight draw calls, whatever their number, and two for pines alone. */
export function woods(three: Three, { light, pines, isGreen = true }: WoodsStyle = {}): InstancedMesh[] {
  const random = seededRandom(77)
  const around = (count: number, from: number, sizes: readonly [number, number]) =>
    scatter(random, count, [from, edgeOfWoods], sizes).filter(({ x, z }) => !isOpen(x, z))
  const meadow = (count: number) => scatter(random, count, [3.5, 17], [0.75, 1.25])
  const style = { random, ...(light === undefined ? {} : { light }) }
  const conifers = grove(three, 'pine', around(135, clearing, [0.95, 1.8]), style, pines)
  if (!isGreen) return conifers
  return [
    ...conifers,
    ...grove(three, 'tree', around(45, clearing, [0.85, 1.35]), style),
    ...grove(three, 'bush', around(26, clearing - 2, [0.7, 1.2]), style),
    plants(three, small(three, 'tuft'), { ...style, name: 'tufts', spots: meadow(64) }),
    plants(three, small(three, 'blossom'), { ...style, name: 'blossoms', spots: meadow(30) }),
  ]
}

/** The same plant at all these places, with the far ones apart. */
function grove(
  three: Three,
  name: 'pine' | 'tree' | 'bush',
  spots: readonly Spot[],
  style: { readonly random: Random; readonly light?: string },
  tint?: string,
): InstancedMesh[] {
  const isFar = ({ x, z }: Spot) => Math.hypot(x, z) > farAway
  const farGeometry = modelGeometry(three, `far-${name}`, tint)
  const far = plants(three, farGeometry, { ...style, name: `far-${name}`, spots: spots.filter(isFar) })
  far.castShadow = false
  const near = spots.filter((spot) => !isFar(spot))
  return [plants(three, modelGeometry(three, name, tint), { ...style, name, spots: near }), far]
}

function small(three: Three, what: 'tuft' | 'blossom'): BufferGeometry {
  const sculpture = createSculpture(three, { seed: 3 })
  if (what === 'tuft') addTuft(sculpture)
  else addFlower(sculpture, { color: '#fff3dc' }, {})
  const geometry = sculpture.finish()
  geometry.userData.isOwn = true
  return geometry
}
