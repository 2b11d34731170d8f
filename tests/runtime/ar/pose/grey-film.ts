import type * as THREE from 'three'
import { emptyGrey, type GreyPicture } from '../../../../runtime/ar/pose/grey-picture.ts'
import type { Random } from '../../../../runtime/random/seeded-random.ts'
import { castRays, raysInPixel } from '../cast-rays.ts'

/** Pixels of what the camera sees. */
const [width, height] = [320, 240]
const table = 176

/** Rectangles and discs of every grey, 256 × 192. */
export function busyGrey(random: Random): GreyPicture {
  const picture = emptyGrey(256, 192)
  picture.data.fill(220)
  for (let shape = 0; shape < 70; shape += 1) {
    const [left, top] = [random() * 256, random() * 192]
    const [wide, high] = [8 + random() * 40, 8 + random() * 40]
    const grey = random() * 255
    const isDisc = random() < 0.5
    for (let y = Math.floor(top); y < Math.min(192, top + high); y += 1)
      for (let x = Math.floor(left); x < Math.min(256, left + wide); x += 1) {
        const away = ((x - left - wide / 2) / wide) ** 2 + ((y - top - high / 2) / high) ** 2
        if (!isDisc || away < 0.25) picture.data[y * 256 + x] = grey
      }
  }
  return picture
}

/** What a camera sees of it in dim light: noise of ten grey levels. */
export function seenBy(picture: GreyPicture, place: THREE.Matrix4, random: Random): GreyPicture {
  const seen = emptyGrey(width, height)
  const { data } = seen
  castRays(seen, picture, place, (pixel, of) => {
    data[pixel] = (data[pixel] ?? 0) + (of === null ? table : (picture.data[of] ?? 0))
  })
  for (const [pixel, sum] of data.entries())
    data[pixel] = (0.8 * sum) / raysInPixel + 15 + (random() - 0.5) * 10
  return seen
}
