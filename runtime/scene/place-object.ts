import type { Object3D } from 'three'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'

type Transform = Pick<FrameEntity, 'position' | 'rotation' | 'scale'>

/** Where a thing is put, as far as that changes, and whether it is shown. */
export type Move = Partial<Transform> & { readonly visible?: boolean }

/**
 * Puts, hides or shows the object of an element: metres, degrees (A-Frame's order YXZ), factors. At once, and without a word to A-Frame: its attributes
 * for this would do the same at many times the price, and an element that has them is put back to them when it has finished loading.
 */
export function placeObject(object: Object3D, { position, rotation, scale, visible }: Move): void {
  if (position) object.position.set(...position)
  if (rotation) object.rotation.set(...toRadians(rotation), 'YXZ')
  if (scale) object.scale.set(...scale)
  if (visible !== undefined) object.visible = visible
}

function toRadians([x, y, z]: Transform['rotation']): [number, number, number] {
  const factor = Math.PI / 180
  return [x * factor, y * factor, z * factor]
}
