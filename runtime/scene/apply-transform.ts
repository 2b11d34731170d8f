import type { Object3D } from 'three'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { EntityElement } from '../aframe/aframe-types.ts'

type Transform = Pick<FrameEntity, 'position' | 'rotation' | 'scale'>
type Vec3 = FrameEntity['position']

const parts = ['position', 'rotation', 'scale'] as const
const asObject = ([x, y, z]: Vec3) => ({ x, y, z })

/** Puts an element where its record says: metres, degrees (A-Frame's order YXZ), factors. Takes effect at once. */
export function applyTransform(el: EntityElement, transform: Transform): void {
  tell(el, transform)
  place(el.object3D, transform)
}

/** What a run does with a thing once it is there. */
export type Move = Partial<Transform> & { readonly visible?: boolean }

/**
 * Moves, hides or shows an element without a word to A-Frame, which takes long. One that A-Frame has not finished loading is told all the same: it would
 * be put back to what it was made with.
 */
export function applyMove(el: EntityElement, move: Move): void {
  if (!el.hasLoaded) tell(el, move)
  place(el.object3D, move)
}

function tell(el: EntityElement, move: Move): void {
  for (const part of parts) {
    const value = move[part]
    if (value) el.setAttribute(part, asObject(value))
  }
  if (move.visible !== undefined) el.setAttribute('visible', String(move.visible))
}

function place(object: Object3D, { position, rotation, scale, visible }: Move): void {
  if (position) object.position.set(...position)
  if (rotation) object.rotation.set(...toRadians(rotation), 'YXZ')
  if (scale) object.scale.set(...scale)
  if (visible !== undefined) object.visible = visible
}

function toRadians([x, y, z]: Vec3): [number, number, number] {
  const factor = Math.PI / 180
  return [x * factor, y * factor, z * factor]
}
