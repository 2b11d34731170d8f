import type { VrDoor } from './vr-door.ts'
import type { VrParts } from './vr-parts.ts'

/** Shows the way in where this device has VR; nothing of it is fetched where not. */
export async function offerVr(parts: VrParts): Promise<VrDoor | null> {
  // A page that may not use WebXR is refused by an exception.
  if (!(await navigator.xr?.isSessionSupported('immersive-vr').catch(() => false))) return null
  const { VrDoor } = await import('./vr-door.ts')
  return new VrDoor(parts)
}
