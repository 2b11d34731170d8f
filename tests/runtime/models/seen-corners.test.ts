import { describe, expect, it } from 'vitest'
import { createSculpture } from '../../../runtime/models/kit/sculpture.ts'
import { type Cover, seenCorners } from '../../../runtime/models/kit/seen-corners.ts'
import { headlessThree as three } from './headless-three.ts'

const cover: Cover = { at: [0, 0, 0], radii: [1, 2, 1] }

describe('seenCorners', () => {
  const cornersOf = (...places: number[]) => seenCorners(new three.Float32BufferAttribute(places, 3), [cover])

  it('leaves out a facet that lies wholly inside a cover, and keeps one that looks out with a corner', () => {
    expect(cornersOf(0, 0, 0, 0.5, 0, 0, 0, 1.9, 0)).toEqual([])
    expect(cornersOf(0, 0, 0, 0.5, 0, 0, 1.9, 0, 0)).toEqual([0, 1, 2])
    expect(cornersOf(0, 0, 0, 0.5, 0, 0, 0, 0.5, 0, 3, 0, 0, 4, 0, 0, 3, 1, 0)).toEqual([3, 4, 5])
  })
})

describe('a part with covers', () => {
  const ball = (covers: readonly Cover[]) => {
    const sculpture = createSculpture(three, { seed: 3 })
    sculpture.within({ at: [0, 5, 0] }, () => {
      const geometry = new three.IcosahedronGeometry(0.5, 2)
      sculpture.add(geometry, { color: '#88cc44', covers }, { at: [0.8, 0, 0] })
      sculpture.add(new three.IcosahedronGeometry(1, 2), { color: '#cc4444' })
    })
    return sculpture.finish()
  }

  it('loses what they hide in the space that it is placed in, and everything else looks as before', () => {
    const [whole, less] = [ball([]), ball([{ at: [0, 0, 0], radii: [0.9, 0.9, 0.9] }])]
    const count = { whole: whole.getAttribute('position').count, less: less.getAttribute('position').count }
    expect(count.less).toBeLessThan(count.whole - 90)
    const painted = (geometry: typeof whole) => {
      const [place, color] = [geometry.getAttribute('position'), geometry.getAttribute('color')]
      return Array.from({ length: place.count }, (_, i) =>
        [place.getX(i), place.getY(i), place.getZ(i), color.getX(i), color.getY(i), color.getZ(i)].join(' '),
      )
    }
    const before = new Set(painted(whole))
    expect(painted(less).filter((corner) => !before.has(corner))).toEqual([])
    expect(less.boundingBox?.max.x).toBeCloseTo(whole.boundingBox?.max.x ?? 0, 6)
  })
})
