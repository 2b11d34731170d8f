import type { BufferGeometry } from 'three'
import type { Primitive } from '../../model/components/geometry.ts'
import { bevelledBox } from './kit/bevelled-box.ts'
import type { Three } from './kit/three.ts'
import { heartOutline } from './parts/heart-outline.ts'
import { starOutline } from './parts/star-outline.ts'

type Outline = readonly (readonly [number, number])[]

/** The outline (x, y) pulled along z to the depth, around the origin. */
function pulled(three: Three, outline: Outline, depth: number): BufferGeometry {
  const shape = new three.Shape(outline.map(([x, y]) => new three.Vector2(x, y)))
  return new three.ExtrudeGeometry(shape, { depth, bevelEnabled: false }).translate(0, 0, -depth / 2)
}

const round = (from: number, to: number, steps: number, radius: number, [x, y]: readonly [number, number]) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
  })

const steps = 4
/** From the side: the lowest step in front (+x before it is turned). */
const stairsOutline: Outline = [
  [-0.5, -0.5],
  [0.5, -0.5],
  ...Array.from({ length: steps }, (_, step) => {
    const [x, y] = [0.5 - step / steps, -0.5 + (step + 1) / steps]
    return [
      [x, y],
      [x - 1 / steps, y],
    ] as const
  }).flat(),
]

const archOutline: Outline = [
  [-0.5, -0.5],
  [-0.24, -0.5],
  ...round(Math.PI, 0, 9, 0.24, [0, 0.02]),
  [0.24, -0.5],
  [0.5, -0.5],
  ...round(0, Math.PI, 12, 0.5, [0, 0]),
]

/** A star of 1 m from side to side, and as high. */
const wideStar: Outline = starOutline(0.55, 0.27).map(([x, y]) => [x * 0.956, y - 0.052] as const)

const quarter = Math.PI / 2

/** Each basic shape as a body of about 1 m around the origin; nothing is open. */
export const shapeOutlines: Readonly<Record<Primitive, (three: Three) => BufferGeometry>> = {
  box: (three) => bevelledBox(three, 1, 1, 1, 0.05),
  sphere: (three) => new three.IcosahedronGeometry(0.5, 3),
  cylinder: (three) => new three.CylinderGeometry(0.5, 0.5, 1, 14),
  cone: (three) => new three.ConeGeometry(0.5, 1, 12),
  plane: (three) => new three.BoxGeometry(1, 0.02, 1),
  torus: (three) => new three.TorusGeometry(0.36, 0.14, 9, 18),
  pyramid: (three) => new three.ConeGeometry(Math.SQRT1_2, 1, 4).rotateY(Math.PI / 4),
  capsule: (three) => new three.CapsuleGeometry(0.3, 0.4, 5, 14),
  'half-sphere': (three) => {
    const half = round(0, quarter, 6, 0.5, [0, -0.25]).map(([x, y]) => new three.Vector2(x, y))
    return new three.LatheGeometry([new three.Vector2(0, -0.25), ...half], 14)
  },
  ramp: (three) =>
    pulled(
      three,
      [
        [-0.5, -0.5],
        [0.5, -0.5],
        [-0.5, 0.5],
      ],
      1,
    ).rotateY(-quarter),
  stairs: (three) => pulled(three, stairsOutline, 1).rotateY(-quarter),
  arch: (three) => pulled(three, archOutline, 0.4),
  tube: (three) => {
    const wall = [
      [0.3, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [0.3, 0.5],
      [0.3, -0.5],
    ] as const
    return new three.LatheGeometry(
      wall.map(([x, y]) => new three.Vector2(x, y)),
      14,
    )
  },
  hexagon: (three) => new three.CylinderGeometry(0.5, 0.5, 1, 6).rotateY(Math.PI / 6),
  diamond: (three) => {
    const cut = [
      [0, -0.5],
      [0.5, 0.14],
      [0.34, 0.5],
      [0, 0.5],
    ] as const
    return new three.LatheGeometry(
      cut.map(([x, y]) => new three.Vector2(x, y)),
      8,
    )
  },
  star: (three) => pulled(three, wideStar, 0.3),
  heart: (three) => pulled(three, heartOutline, 0.34),
}
