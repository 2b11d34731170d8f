import { describe, expect, it } from 'vitest'
import { isWhollySeen, openPart, poseThatShows } from '../../../runtime/view/wholly-seen.ts'

const all = { left: -1, right: 1, bottom: -1, top: 1 }
/** A metre to each side is seen a metre ahead, half of that above and below. */
const sight = { lens: { fov: 2 * Math.atan(0.5) * (180 / Math.PI), aspect: 2 }, part: all }
const pose = { position: [0, 5, 10], yaw: 0, pitch: 0 } as const
const box = (x: number, y = 5, z = 0) => ({ min: [x - 1, y - 1, z - 1], max: [x + 1, y + 1, z + 1] }) as const

describe('what is wholly in a picture', () => {
  it('has all of its corners between the edges, and none behind the eye', () => {
    expect(isWhollySeen(box(0), pose, sight)).toBe(true)
    expect(isWhollySeen(box(7.9), pose, sight)).toBe(true)
    expect(isWhollySeen(box(8.1), pose, sight)).toBe(false)
    expect(isWhollySeen(box(-8.1), pose, sight)).toBe(false)
    expect(isWhollySeen(box(0, 8.4), pose, sight)).toBe(true)
    expect(isWhollySeen(box(0, 8.6), pose, sight)).toBe(false)
    expect(isWhollySeen(box(0, 5, 20), pose, sight)).toBe(false)
    expect(isWhollySeen(box(0, 5, 20), { ...pose, yaw: Math.PI }, sight)).toBe(true)
  })

  it('is not below what lies over the edges of the picture', () => {
    const open = { ...sight, part: openPart(1000, 500) }
    expect(isWhollySeen(box(7.5), pose, open)).toBe(true)
    expect(isWhollySeen(box(7.9), pose, open)).toBe(false)
    expect(openPart(1, 1)).toEqual({ left: -0.72, right: 0.72, bottom: -0.72, top: 0.72 })
  })

  it('needs no move when it is seen, a step back when it is cut, another view when it is far aside or behind', () => {
    expect(poseThatShows(box(3), pose, sight)).toBe(pose)
    const back = poseThatShows(box(10), pose, sight)
    expect(back).toMatchObject({ yaw: 0, pitch: 0, position: [0, 5, expect.closeTo(12, 0)] })
    expect(isWhollySeen(box(10), back, sight)).toBe(true)
    for (const lost of [box(60), box(0, 5, 30)])
      expect(isWhollySeen(lost, poseThatShows(lost, pose, sight), sight)).toBe(true)
  })
})
