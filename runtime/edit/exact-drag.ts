import * as THREE from 'three'
import { smallestScale } from '../../model/components/vec3.ts'
import type { Tool } from '../../protocol/frame/tool-settings.ts'
import type { TransformDrag } from './transform-drag.ts'

interface ExactPull {
  readonly tool: Tool
  /** What of the gizmo is held: `X`, `XZ`, `E` …; `''` for the thing itself. */
  readonly axis: string
  /** What was typed: metres, degrees, or times as large. */
  readonly value: number
  readonly pivot: THREE.Vector3
  /** Where the drag was going, in metres: it says which way a number counts when several directions are open. */
  readonly offset: THREE.Vector3
  /** How the axes of the gizmo stand in the world. */
  readonly directions: THREE.Quaternion
}

const axes = { X: [1, 0, 0], Y: [0, 1, 0], Z: [0, 0, 1] } as const

/** Does exactly as much of the drag under way as was typed. */
export function exactDrag(
  drag: TransformDrag,
  { tool, axis, value, pivot, offset, directions }: ExactPull,
): void {
  const held = Object.entries(axes).find(([name]) => name === axis)?.[1]
  if (tool === 'scale') size(drag, pivot, axis, Math.max(smallestScale, Math.abs(value)))
  else if (tool === 'turn') {
    const about = new THREE.Vector3(...(held ?? axes.Y)).applyQuaternion(directions)
    drag.turnBy(pivot, new THREE.Quaternion().setFromAxisAngle(about, (value * Math.PI) / 180))
  } else {
    const along = held ? new THREE.Vector3(...held).applyQuaternion(directions) : mainDirection(offset)
    drag.moveBy(along.multiplyScalar(value))
  }
}

/** Along what is held of one thing; the centre, and several things, in all directions. */
function size(drag: TransformDrag, pivot: THREE.Vector3, axis: string, factor: number) {
  if (axis === 'XYZ' || drag.objects.length > 1) return drag.scaleBy(pivot, factor)
  const along = (name: string) => (axis.includes(name) ? factor : 1)
  drag.stretchBy(new THREE.Vector3(along('X'), along('Y'), along('Z')))
}

/** The axis along which most of the way went, with its sense; to the right when there was none yet. */
function mainDirection(offset: THREE.Vector3): THREE.Vector3 {
  const [main = 'X'] = (['X', 'Y', 'Z'] as const).toSorted(
    (a, b) =>
      Math.abs(offset.dot(new THREE.Vector3(...axes[b]))) -
      Math.abs(offset.dot(new THREE.Vector3(...axes[a]))),
  )
  const direction = new THREE.Vector3(...axes[main])
  return offset.dot(direction) < 0 ? direction.negate() : direction
}
