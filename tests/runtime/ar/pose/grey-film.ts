import * as THREE from 'three'
import { cameraFov } from '../../../../runtime/ar/camera-fov.ts'
import { emptyGrey, type GreyPicture } from '../../../../runtime/ar/pose/grey-picture.ts'

type Random = () => number

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

/** What a camera sees of it in dim light: nine rays a pixel, and noise of ten grey levels. */
export function seenBy(picture: GreyPicture, place: THREE.Matrix4, random: Random): GreyPicture {
  const seen = emptyGrey(width, height)
  const toPicture = place.clone().invert()
  const eye = new THREE.Vector3().applyMatrix4(toPicture)
  const ray = new THREE.Vector3()
  const focal = height / 2 / Math.tan((cameraFov * Math.PI) / 360)
  for (let at = 0; at < seen.data.length; at += 1) {
    let sum = 0
    for (let part = 0; part < 9; part += 1) {
      const right = (at % width) + ((part % 3) + 0.5) / 3 - width / 2
      const up = height / 2 - Math.floor(at / width) - (Math.floor(part / 3) + 0.5) / 3
      ray.set(right, up, -focal).transformDirection(toPicture)
      const far = -eye.z / ray.z
      const column = Math.floor((eye.x + ray.x * far + 0.5) * picture.width)
      const row = Math.floor(picture.height / 2 - (eye.y + ray.y * far) * picture.width)
      const isInside = far > 0 && column >= 0 && column < picture.width && row >= 0 && row < picture.height
      sum += isInside ? (picture.data[row * picture.width + column] ?? table) : table
    }
    seen.data[at] = (0.8 * sum) / 9 + 15 + (random() - 0.5) * 10
  }
  return seen
}
