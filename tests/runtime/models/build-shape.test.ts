import type { Mesh } from 'three'
import { describe, expect, it } from 'vitest'
import { primitives } from '../../../model/components/geometry.ts'
import { buildShape } from '../../../runtime/models/build-shape.ts'
import { headlessThree as three } from './headless-three.ts'

describe('buildShape', () => {
  it.each(primitives)('%s measures about 1 m around its middle and is closed', (primitive) => {
    const group = buildShape(three, primitive, '#4c86c6')
    const { min, max } = new three.Box3().setFromObject(group, true)
    const longest = Math.max(max.x - min.x, max.y - min.y, max.z - min.z)
    expect(longest).toBeGreaterThan(0.94)
    expect(longest).toBeLessThan(1.06)
    expect(Math.abs(max.x + min.x)).toBeLessThan(0.03)
    expect(Math.abs(max.z + min.z)).toBeLessThan(0.03)
    expect(Math.abs(max.y + min.y)).toBeLessThan(0.03)
    expect(signedVolume(group.children[0] as Mesh)).toBeGreaterThan(0.01)
  })

  it('shares the geometry of equal shapes and not of others', () => {
    const geometry = (color: string) => (buildShape(three, 'box', color).children[0] as Mesh).geometry
    expect(geometry('#4c86c6')).toBe(geometry('#4c86c6'))
    expect(geometry('#4c86c6')).not.toBe(geometry('#4c86c7'))
  })
})

/** Positive only when the faces look outwards and leave no hole worth speaking of. */
function signedVolume(mesh: Mesh): number {
  const position = mesh.geometry.getAttribute('position')
  const corner = (i: number) => new three.Vector3().fromBufferAttribute(position, i)
  let volume = 0
  for (let i = 0; i < position.count; i += 3) {
    volume += corner(i).dot(corner(i + 1).cross(corner(i + 2))) / 6
  }
  return volume
}
