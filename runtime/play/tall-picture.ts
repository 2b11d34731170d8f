import type { PerspectiveCamera } from 'three'

/** Degrees from the lower edge to the upper one that a tall picture shows at most: things at its edges would look drawn out. */
const mostUpright = 80

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 360)

/**
 * By how much nearer than usual a camera of `fov` degrees shows the world: 1, and less in a picture that is taller than wide, which shows as
 * much from left to right as a square one, as long as that is no more than `mostUpright`. Held upright, a phone would else show a slit of the world.
 */
export function nearness(fov: number, aspect: number): number {
  return Math.min(1, Math.max(aspect, tangent(fov) / tangent(mostUpright)))
}

/** Sets a camera to that; `fov` is what the scene says, which effects change for a while. */
export function showWidely(camera: PerspectiveCamera, fov: number): void {
  const zoom = nearness(fov, camera.aspect)
  if (camera.zoom === zoom) return
  camera.zoom = zoom
  camera.updateProjectionMatrix()
}
