import * as THREE from 'three'

interface Sides {
  readonly width: number
  readonly height: number
}

/** Nine go through each pixel. */
export const raysInPixel = 9

/**
 * Looks at a picture that lies at `place` (widths of it) with a camera that sees 45 degrees from top to bottom, as MindAR takes each one to. `hit` hears of
 * every ray: its pixel, and the pixel of the picture that it meets; `null` where it goes past.
 */
export function castRays(
  camera: Sides,
  picture: Sides,
  place: THREE.Matrix4,
  hit: (pixel: number, of: number | null) => void,
): void {
  const focal = camera.height / 2 / Math.tan(Math.PI / 8)
  const toPicture = place.clone().invert()
  const eye = new THREE.Vector3().applyMatrix4(toPicture)
  const ray = new THREE.Vector3()
  for (let pixel = 0; pixel < camera.width * camera.height; pixel += 1)
    for (let part = 0; part < raysInPixel; part += 1) {
      const right = (pixel % camera.width) + ((part % 3) + 0.5) / 3 - camera.width / 2
      const up = camera.height / 2 - Math.floor(pixel / camera.width) - (Math.floor(part / 3) + 0.5) / 3
      ray.set(right, up, -focal).transformDirection(toPicture)
      const far = -eye.z / ray.z
      const column = Math.floor((eye.x + ray.x * far + 0.5) * picture.width)
      const row = Math.floor(picture.height / 2 - (eye.y + ray.y * far) * picture.width)
      const isInside = far > 0 && column >= 0 && column < picture.width && row >= 0 && row < picture.height
      hit(pixel, isInside ? row * picture.width + column : null)
    }
}
