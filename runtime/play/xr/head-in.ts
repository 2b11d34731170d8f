import * as THREE from 'three'
import type { Head } from './room-place.ts'

const quaternion = new THREE.Quaternion()
const turn = new THREE.Euler(0, 0, 0, 'YXZ')

/** Where the head, or the device in a hand, is in its room in this picture, and how far it looks up (radians); `null` while nobody knows. */
export function headIn(frame: XRFrame, room: XRReferenceSpace): (Head & { readonly pitch: number }) | null {
  const transform = frame.getViewerPose(room)?.transform
  if (!transform) return null
  const { position, orientation } = transform
  quaternion.set(orientation.x, orientation.y, orientation.z, orientation.w)
  turn.setFromQuaternion(quaternion)
  return { position: [position.x, position.y, position.z], yaw: turn.y, pitch: turn.x }
}
