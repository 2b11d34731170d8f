import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { EntityElement } from '../aframe/aframe-types.ts'

type Vec3 = FrameEntity['position']
const asObject = ([x, y, z]: Vec3) => ({ x, y, z })

/** Puts an element where its record says: metres, degrees (A-Frame's order YXZ), factors. Takes effect at once. */
export function applyTransform(
  el: EntityElement,
  { position, rotation, scale }: Pick<FrameEntity, 'position' | 'rotation' | 'scale'>,
): void {
  el.setAttribute('position', asObject(position))
  el.setAttribute('rotation', asObject(rotation))
  el.setAttribute('scale', asObject(scale))
  const { object3D } = el
  object3D.position.set(...position)
  object3D.rotation.set(...toRadians(rotation), 'YXZ')
  object3D.scale.set(...scale)
}

function toRadians([x, y, z]: Vec3): [number, number, number] {
  const factor = Math.PI / 180
  return [x * factor, y * factor, z * factor]
}
