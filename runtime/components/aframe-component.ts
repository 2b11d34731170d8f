import * as THREE from 'three'
import { Aframe } from '../../model/components/aframe.ts'
import type { EntityElement } from '../aframe/aframe-types.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { Backdrop } from './backdrop.ts'
import { buildLabel } from './build-label.ts'

/** A-Frame's own components that a world shows, standing still or running. */
const still = new Set(['geometry', 'material', 'light', 'shadow', 'line', 'pivot'])
/** Those that move something: only in a running world, because what is edited stays where it is put. */
const moving = new Set(['animation'])
/** Metres. What is larger surrounds the world and is not picked by the pointer. */
const surrounding = 100

type Parts = Aframe
const label = 'label'

/** `world-aframe`: what an entity is in A-Frame's own words, as far as this page draws them. No part can load or run anything. */
export function registerAframe(context: WorldContext): void {
  const backdrop = new Backdrop()
  const shown = new WeakMap<EntityElement, ReadonlySet<string>>()

  const show = (el: EntityElement, parts: Parts) => {
    const names = new Set(Object.keys(parts).filter((name) => isDrawn(name, context.isEditing)))
    for (const name of shown.get(el) ?? []) if (!names.has(name)) el.removeAttribute(name)
    for (const name of names) set(el, name, attributeOf(name, parts))
    shown.set(el, names)
    showLabel(el, parts.text)
    backdrop.show(el, parts)
    ignoreSurroundings(el)
    context.invalidate()
  }

  AFRAME.registerComponent('world-aframe', {
    schema: { type: 'string', default: '{}' },
    update() {
      show(this.el, Aframe.safeParse(JSON.parse(this.data)).data ?? {})
    },
    remove() {
      show(this.el, {})
    },
  })
}

const isDrawn = (name: string, isEditing: boolean): boolean => {
  const [base = ''] = name.split('__', 1)
  return still.has(name) || (!isEditing && moving.has(base))
}

/**
 * A pivot first gives its element a position of A-Frame's own, which is the origin, and then moves the element by what it reads there:
 * it must read where the element was put.
 */
function set(el: EntityElement, name: string, value: string | Readonly<Record<string, string>>): void {
  if (name === 'pivot' && !el.hasAttribute('position')) {
    const { x, y, z } = el.object3D.position
    el.setAttribute('position', `${x} ${y} ${z}`)
  }
  el.setAttribute(name, value)
}

/** A shape that is as large as its words gets its size from them. */
function attributeOf(name: string, parts: Parts): string | Readonly<Record<string, string>> {
  const value = parts[name] ?? ''
  if (name !== 'geometry' || typeof value === 'string') return value
  const { width, height, ...rest } = value
  if (width !== 'auto' && height !== 'auto') return value
  const { metres } = buildLabel(parts.text)
  return { ...rest, width: `${metres.width}`, height: `${metres.height}` }
}

function showLabel(el: EntityElement, text: Parts[string] | undefined) {
  const before = el.getObject3D(label)
  if (before instanceof THREE.Mesh) {
    before.geometry.dispose()
    before.material.dispose()
    el.removeObject3D(label)
  }
  if (text !== undefined) el.setObject3D(label, buildLabel(text).mesh)
}

function ignoreSurroundings(el: EntityElement) {
  const mesh = el.getObject3D('mesh')
  if (!(mesh instanceof THREE.Mesh)) return
  mesh.geometry.computeBoundingSphere()
  if ((mesh.geometry.boundingSphere?.radius ?? 0) > surrounding) mesh.raycast = () => undefined
}
