import type { Shape } from 'three'
import { addCobble } from '../kit/add-cobble.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import type { Three } from '../kit/three.ts'
import { addFlower } from '../parts/add-flower.ts'

const corner = 1.5
const water = 0.85

/** A rectangle with round corners, its middle at the origin; metres. */
function rounded(three: Three, width: number, depth: number, radius: number): Shape {
  const shape = new three.Shape()
  const [x, y] = [width / 2 - radius, depth / 2 - radius]
  shape.absarc(x, y, radius, 0, Math.PI / 2)
  shape.absarc(-x, y, radius, Math.PI / 2, Math.PI)
  shape.absarc(-x, -y, radius, Math.PI, Math.PI * 1.5)
  shape.absarc(x, -y, radius, Math.PI * 1.5, Math.PI * 2)
  return shape
}

function ring(three: Three, outer: readonly [number, number], width: number) {
  const [x, z] = outer
  const shape = rounded(three, x, z, corner)
  shape.holes.push(rounded(three, x - width * 2, z - width * 2, corner - width * 0.6))
  return new three.ShapeGeometry(shape, 5).rotateX(-Math.PI / 2)
}

/** Water around something, 10 m along x and 9 m along z, less than a metre wide; the tint colours it. */
export function sculptMoat(sculpture: Sculpture): void {
  const { three } = sculpture
  sculpture.add(
    ring(three, [10.14, 9.14], water + 0.14),
    { color: palette.earth, vary: 0.02 },
    { at: [0, 0.012, 0] },
  )
  sculpture.add(
    ring(three, [10, 9], water),
    { color: palette.water, main: true, vary: 0.03 },
    { at: [0, 0.026, 0] },
  )
  sculpture.add(
    ring(three, [9.5, 8.5], water * 0.28),
    { color: palette.waterLight, main: true, vary: 0.03 },
    { at: [0, 0.034, 0] },
  )
  const stones = [
    [-5, -3.2],
    [-5.05, 0.4],
    [-4.8, 3.6],
    [-2.6, 4.5],
    [2.3, 4.55],
    [4.7, 3.9],
    [5, 1.2],
    [5.05, -2.1],
    [3.6, -4.5],
    [0.4, -4.5],
    [-3.4, -4.4],
  ] as const
  for (const [x, z] of stones) {
    const radius = sculpture.between(0.12, 0.2)
    addCobble(
      sculpture,
      radius,
      { color: palette.stone, top: palette.stoneLight },
      { at: [x, radius * 0.4, z], turn: [0, sculpture.between(0, 6), 0] },
    )
  }
  for (const [x, z, radius] of [
    [-4.55, 2.1, 0.2],
    [-4.6, 1.7, 0.13],
    [3.1, 4.1, 0.18],
    [4.55, -0.6, 0.16],
    [-1.6, -4.1, 0.2],
  ] as const)
    addPole(sculpture, [radius, radius, 0.03], { color: palette.leafLight, sides: 8 }, { at: [x, 0.05, z] })
  addFlower(sculpture, { color: palette.berry }, { at: [-4.55, -0.08, 2.1], size: 0.5 })
  addFlower(sculpture, { color: palette.cream }, { at: [3.1, -0.08, 4.1], size: 0.5 })
}
