import * as THREE from 'three'
import { describe, expect, it } from 'vitest'
import { leaned, stanceOn, turnedTo } from '../../../runtime/edit/stance.ts'
import type { Vec3 } from '../../../runtime/view/pose.ts'

const normal = (x: number, y: number, z: number) => new THREE.Vector3(x, y, z).normalize()
/** Where a direction of the thing looks that is turned so (degrees). */
const direction = (of: Vec3, rotation: Vec3) => {
  const [x, y, z] = rotation.map((angle) => (angle * Math.PI) / 180)
  return new THREE.Vector3(...of).applyEuler(new THREE.Euler(x, y, z, 'YXZ'))
}

describe('how a thing meets a surface', () => {
  it('hangs what is flat on walls, leans the rest where that is wanted, and else lets it stand upright', () => {
    expect(stanceOn(normal(1, 0, 0), 'image', false)).toBe('hangs')
    expect(stanceOn(normal(1, 0.1, 0), 'text', true)).toBe('hangs')
    expect(stanceOn(normal(0, 1, 0), 'image', false)).toBe('upright')
    expect(stanceOn(normal(1, 0, 0), 'shape', false)).toBe('upright')
    expect(stanceOn(normal(1, 0, 0), 'shape', true)).toBe('leans')
    expect(stanceOn(normal(1, 2, 0), 'model', true)).toBe('leans')
  })

  it('lets what hangs look away from its wall, turned on it by hands', () => {
    for (const wall of [normal(1, 0, 0), normal(0, 0, -1), normal(-1, 0, 2)]) {
      const rotation = turnedTo('hangs', wall, [0, 30, 0])
      expect(direction([0, 0, 1], rotation).dot(wall)).toBeCloseTo(1, 4)
      expect(direction([0, 1, 0], rotation).y).toBeCloseTo(Math.cos(Math.PI / 6), 4)
    }
  })

  it('lets what leans point away from its surface however it was turned before, and its place with it', () => {
    for (const slope of [normal(1, 2, 0), normal(0, 1, 1), normal(0, 1, 0), normal(1, 0, 0)]) {
      const rotation = turnedTo('leans', slope, [0, 45, 0])
      expect(direction([0, 1, 0], rotation).dot(slope)).toBeCloseTo(1, 4)
      expect(
        new THREE.Vector3(...leaned(slope, [0, 0.5, 0])).distanceTo(slope.clone().multiplyScalar(0.5)),
      ).toBeCloseTo(0, 6)
    }
    expect(turnedTo('leans', normal(0, 1, 0), [0, 45, 0])).toEqual([0, 45, 0])
    expect(turnedTo('upright', normal(1, 2, 0), [0, 45, 0])).toEqual([0, 45, 0])
  })
})
