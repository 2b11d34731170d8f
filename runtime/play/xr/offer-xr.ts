import { markerPicture } from '../../../model/components/marker.ts'
import type { SurfaceParts } from './surface/surface-parts.ts'
import type { VrParts } from './vr-parts.ts'

/** A way into a running world, or of the world into the room. */
export interface XrDoor {
  /** Before each picture, after everything else has moved the camera. */
  advance(milliseconds: number): void
}

const canDo = (mode: XRSessionMode): Promise<boolean> =>
  // A page that may not use WebXR is refused by an exception.
  navigator.xr?.isSessionSupported(mode).catch(() => false) ?? Promise.resolve(false)

/** Shows the ways that this device has; nothing of those that it has not is fetched. A world that was not made for AR is not put into a room. */
export async function offerXr(parts: VrParts & SurfaceParts): Promise<readonly XrDoor[]> {
  const marker = markerPicture(parts.records)
  const [isVr, isAr] = await Promise.all([canDo('immersive-vr'), marker ? canDo('immersive-ar') : false])
  const doors: XrDoor[] = []
  if (isVr) doors.push(new (await import('./vr-door.ts')).VrDoor(parts))
  if (isAr && marker) doors.push(new (await import('./surface/surface-door.ts')).SurfaceDoor(parts, marker))
  return doors
}
