import { Geometry } from '../../../model/components/geometry.ts'
import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'

/** Points in a circle at a height. */
const ring = (radius: number, y: number, count = 14, first = 0): readonly Vec3[] =>
  Array.from({ length: count }, (_, index) => {
    const degrees = first + (360 / count) * index
    return [radius * cosDegrees(degrees), y, radius * sinDegrees(degrees)]
  })

const dome = (bottom: number, from: number): readonly Vec3[] =>
  [0, 22.5, 45, 67.5, 90].flatMap((up) =>
    up < from ? [] : ring(0.5 * cosDegrees(up), bottom + 0.5 * sinDegrees(up), up === 90 ? 1 : 14),
  )
const mirrored = (points: readonly Vec3[]): readonly Vec3[] => points.map(([x, y, z]) => [x, -y, z])

/**
 * The corners of shapes that are no boxes, around the middle of the shape, metres. What is hollow or has notches (tube, arch, stairs, star …)
 * is as good as its box.
 */
const corners: Readonly<Record<string, readonly Vec3[]>> = {
  sphere: [...dome(0, 0), ...mirrored(dome(0, 22.5))],
  cylinder: [...ring(0.5, 0.5), ...ring(0.5, -0.5)],
  cone: [...ring(0.5, -0.5, 12), [0, 0.5, 0]],
  pyramid: [...ring(Math.SQRT1_2, -0.5, 4, 45), [0, 0.5, 0]],
  capsule: [
    ...ring(0.3, 0.2),
    ...ring(0.3, -0.2),
    ...ring(0.15, 0.46),
    ...ring(0.15, -0.46),
    [0, 0.5, 0],
    [0, -0.5, 0],
  ],
  'half-sphere': dome(-0.25, 0),
  ramp: [
    [-0.5, -0.5, -0.5],
    [0.5, -0.5, -0.5],
    [-0.5, -0.5, 0.5],
    [0.5, -0.5, 0.5],
    [-0.5, 0.5, -0.5],
    [0.5, 0.5, -0.5],
  ],
  hexagon: [...ring(0.5, 0.5, 6), ...ring(0.5, -0.5, 6)],
  diamond: [[0, -0.5, 0], ...ring(0.5, 0.14, 8), ...ring(0.34, 0.5, 8)],
}

/** The corners of a body before scaling, metres; `null` for one that is as good as its box. */
export function cornersOf({ design }: Body): readonly Vec3[] | null {
  const { data } = Geometry.safeParse(design.components.geometry)
  return (data && corners[data.primitive]) ?? null
}

/** Whether a body is a ball, however it is scaled: then its box tells its size. */
export function isBall({ design: { components } }: Body): boolean {
  return components.geometry?.primitive === 'sphere' || components.model?.name === 'ball'
}
