import fc from 'fast-check'
import type * as THREE from 'three'
import { describe, expect, test } from 'vitest'
import type { Vec3 } from '../../../model/project/project.ts'
import { type Affine, affineOf, compose } from '../../../model/space/affine.ts'
import { type Pose, poseOf } from '../../../model/space/pose.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'
import { drawnMatrix } from '../../support/drawn-matrix.ts'

const metres = fc.double({ min: -100, max: 100, noNaN: true })
const degrees = fc.oneof(
  fc.constantFrom(0, 90, -90, 180, 270),
  fc.double({ min: -720, max: 720, noNaN: true }),
)
const factor = fc.oneof(fc.constantFrom(1, -1), fc.double({ min: 0.1, max: 8, noNaN: true }))
const vector = (part: fc.Arbitrary<number>): fc.Arbitrary<Vec3> => fc.tuple(part, part, part)
const anyPose = fc.record({ position: vector(metres), rotation: vector(degrees), scale: vector(factor) })
const evenPose = anyPose.chain((pose) =>
  fc.double({ min: 0.1, max: 8, noNaN: true }).map((size): Pose => ({ ...pose, scale: [size, size, size] })),
)

const frameOf = ({ position, rotation, scale }: Pose): Affine => affineOf(position, rotation, scale)

function expectSame(frame: Affine, matrix: THREE.Matrix4, within: number): void {
  const { x, y, z, origin } = frame
  const columns = [...x, ...y, ...z, ...origin]
  const expected = [0, 1, 2, 3].flatMap((column) => matrix.elements.slice(column * 4, column * 4 + 3))
  for (const [index, value] of columns.entries())
    expect(Math.abs(value - (expected[index] ?? Number.NaN)), `number ${index}`).toBeLessThan(within)
}

describe('frames against the library that draws', () => {
  test('a pose has the same frame', () => {
    assertProperty(
      fc.property(anyPose, (pose) => expectSame(frameOf(pose), drawnMatrix(pose), 1e-9)),
      300,
      undefined,
      30,
    )
  })

  test('a pose inside a pose lies in the same place', () => {
    assertProperty(
      fc.property(anyPose, anyPose, (outer, inner) => {
        const matrix = drawnMatrix(outer).multiply(drawnMatrix(inner))
        expectSame(compose(frameOf(outer), frameOf(inner)), matrix, 1e-6)
      }),
      300,
      undefined,
      30,
    )
  })
})

describe('poseOf', () => {
  test('a pose is found again in its frame, whatever is turned, stretched or mirrored', () => {
    assertProperty(
      fc.property(anyPose, (pose) => expectSame(frameOf(poseOf(frameOf(pose))), drawnMatrix(pose), 1e-4)),
      500,
      undefined,
      30,
    )
  })

  test('inside evenly scaled things nothing is lost', () => {
    assertProperty(
      fc.property(evenPose, evenPose, anyPose, (outer, middle, inner) => {
        const frame = compose(frameOf(outer), compose(frameOf(middle), frameOf(inner)))
        const matrix = drawnMatrix(outer).multiply(drawnMatrix(middle)).multiply(drawnMatrix(inner))
        expectSame(frameOf(poseOf(frame)), matrix, 0.01)
      }),
      300,
      undefined,
      30,
    )
  })

  test('a sheared frame keeps its place, the direction of z and the lengths of its axes', () => {
    assertProperty(
      fc.property(anyPose, anyPose, (outer, inner) => {
        const frame = compose(frameOf(outer), frameOf(inner))
        const found = frameOf(poseOf(frame))
        const length = (v: Vec3) => Math.hypot(...v)
        for (const axis of ['x', 'y', 'z'] as const)
          expect(Math.abs(length(found[axis]) - length(frame[axis]))).toBeLessThan(1e-4)
        for (const index of [0, 1, 2] as const) {
          expect(Math.abs(found.origin[index] - frame.origin[index])).toBeLessThan(1e-5)
          expect(Math.abs(found.z[index] - frame.z[index])).toBeLessThan(1e-3)
        }
      }),
      300,
      undefined,
      30,
    )
  })

  test('what is scaled to nothing still has a pose of finite numbers', () => {
    for (const scale of [
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
      [0, 0, 0],
      [0, 0, 1],
    ] as const) {
      const pose = poseOf(affineOf([1, 2, 3], [30, 40, 50], scale))
      expect([...pose.rotation, ...pose.scale].every(Number.isFinite)).toBe(true)
      expect(pose.position).toEqual([1, 2, 3])
      expect(pose.scale).toEqual(scale)
    }
  })

  test('noise of the last bits does not show', () => {
    const third = affineOf([0.1 + 0.2, 0, 0], [0, 30, 0], [1, 1, 1])
    expect(poseOf(third)).toEqual({ position: [0.3, 0, 0], rotation: [0, 30, 0], scale: [1, 1, 1] })
  })
})
