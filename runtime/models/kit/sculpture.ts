import type { BufferGeometry, Color, Matrix4 } from 'three'
import { type Random, seededRandom } from '../../random/seeded-random.ts'
import { type Joint, setJoints } from './joints.ts'
import type { Paint } from './paint.ts'
import { paintFacets } from './paint-facets.ts'
import { seenCorners } from './seen-corners.ts'
import { createShade, type Occluder } from './shade.ts'
import { sortedByJoint } from './sorted-by-joint.ts'
import type { Three } from './three.ts'

export type { Paint } from './paint.ts'
export type Triple = readonly [number, number, number]

/** Where a part lies in the surrounding one: metres, radians (XYZ), factors. */
export interface Placement {
  readonly at?: Triple
  readonly turn?: Triple
  readonly size?: number | Triple
}

/** Collects the parts of one model and makes them one geometry with colours in its vertices. */
export interface Sculpture {
  readonly three: Three
  readonly random: Random
  between(min: number, max: number): number
  add(geometry: BufferGeometry, paint: Paint, placement?: Placement): void
  /** Parts added by `sculpt` lie in a space of their own. */
  within(placement: Placement, sculpt: () => void): void
  /** Parts added by `sculpt` move together about `pivot`, as clips tell; at rest nothing is different. */
  joint(name: string, pivot: Triple, sculpt: () => void): void
  finish(): BufferGeometry
}

interface SculptureOptions {
  readonly seed: number
  /** Replaces the colour of the main parts; the first main part sets the lightness the others keep their distance to. */
  readonly tint?: string | undefined
  /** Shade towards the ground the model stands on; off for what floats. */
  readonly isGrounded?: boolean
}

export function createSculpture(three: Three, options: SculptureOptions): Sculpture {
  const random = seededRandom(options.seed)
  const positions: number[] = []
  const normals: number[] = []
  const colors: number[] = []
  const glows: boolean[] = []
  const occluders: Occluder[] = []
  const owners: number[] = []
  const spaces: Matrix4[] = [new three.Matrix4()]
  const joints: Pick<Joint, 'name' | 'parent' | 'pivot'>[] = [
    { name: 'root', parent: null, pivot: [0, 0, 0] },
  ]
  const carriers: number[] = []
  let joint = 0
  let mainLightness: number | undefined

  const colorOf = (hex: string, isMain: boolean): Color => {
    const color = new three.Color(hex)
    if (!isMain || options.tint === undefined) return color
    const lightness = color.getHSL({ h: 0, s: 0, l: 0 }).l
    mainLightness ??= lightness
    return new three.Color(options.tint).offsetHSL(0, 0, lightness - mainLightness)
  }

  const matrixOf = ({ at = [0, 0, 0], turn = [0, 0, 0], size = 1 }: Placement): Matrix4 => {
    const scale = typeof size === 'number' ? new three.Vector3(size, size, size) : new three.Vector3(...size)
    const turned = new three.Quaternion().setFromEuler(new three.Euler(...turn))
    return new three.Matrix4().compose(new three.Vector3(...at), turned, scale)
  }

  const space = () => spaces.at(-1) ?? new three.Matrix4()

  return {
    three,
    random,
    between: (min, max) => min + (max - min) * random(),
    add(source, paint, placement = {}) {
      const geometry = source.index ? source.toNonIndexed() : source.clone()
      const isMain = paint.main === true
      const painted = paintFacets(three, geometry, paint, (hex) => colorOf(hex, isMain), random)
      geometry.applyMatrix4(matrixOf(placement))
      const seen = seenCorners(geometry.getAttribute('position'), paint.covers ?? [])
      geometry.applyMatrix4(space())
      if (!paint.smooth) geometry.computeVertexNormals()
      geometry.computeBoundingBox()
      const part = occluders.length
      const box = geometry.boundingBox ?? new three.Box3()
      occluders.push(occluderOf(box.min.toArray(), box.max.toArray()))
      const position = geometry.getAttribute('position')
      const normal = geometry.getAttribute('normal')
      for (const i of seen) {
        colors.push(...painted.slice(i * 3, i * 3 + 3))
        positions.push(position.getX(i), position.getY(i), position.getZ(i))
        normals.push(normal.getX(i), normal.getY(i), normal.getZ(i))
        owners.push(part)
        glows.push(paint.glow !== undefined)
        carriers.push(joint)
      }
    },
    within(placement, sculpt) {
      spaces.push(matrixOf(placement).premultiply(space()))
      sculpt()
      spaces.pop()
    },
    joint(name, pivot, sculpt) {
      const outer = joint
      joint = joints.length
      joints.push({ name, parent: outer, pivot: new three.Vector3(...pivot).applyMatrix4(space()).toArray() })
      sculpt()
      joint = outer
    },
    finish() {
      const shade = createShade(occluders, options.isGrounded ?? true)
      for (let i = 0; i < owners.length; i++) {
        if (glows[i]) continue
        const light = shade(positions, normals, i, owners[i] ?? -1)
        for (let channel = i * 3; channel < i * 3 + 3; channel++)
          colors[channel] = (colors[channel] ?? 0) * light
      }
      const geometry = new three.BufferGeometry()
      const { order, ranges } = sortedByJoint(carriers, joints.length)
      for (const [name, values] of Object.entries({ position: positions, normal: normals, color: colors })) {
        const sorted = order.flatMap((i) => values.slice(i * 3, i * 3 + 3))
        geometry.setAttribute(name, new three.Float32BufferAttribute(sorted, 3))
      }
      setJoints(
        geometry,
        joints.map((one, index) => ({ ...one, ...(ranges[index] ?? { start: 0, count: 0 }) })),
      )
      geometry.computeBoundingBox()
      geometry.computeBoundingSphere()
      return geometry
    },
  }
}

/** The ball a part is thought as when it darkens others; long thin parts darken as much as their thin side does. */
function occluderOf(min: readonly number[], max: readonly number[]): Occluder {
  const [x0 = 0, y0 = 0, z0 = 0] = min
  const [x1 = 0, y1 = 0, z1 = 0] = max
  const radius = Math.min(x1 - x0, y1 - y0, z1 - z0) / 2
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, z: (z0 + z1) / 2, radius }
}
