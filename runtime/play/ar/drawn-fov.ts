import { cameraFov } from '../../ar/camera-fov.ts'

interface Sides {
  readonly width: number
  readonly height: number
}

/** Degrees from the upper to the lower edge of a page whose whole box a camera picture covers: what hangs over is cut off. */
export function drawnFov(picture: Sides, page: Sides): number {
  const scale = Math.max(page.width / picture.width, page.height / picture.height)
  const share = page.height / (picture.height * scale)
  return 2 * Math.atan(Math.tan((cameraFov * Math.PI) / 360) * share) * (180 / Math.PI)
}
