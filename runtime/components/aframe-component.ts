import * as THREE from 'three'
import { Aframe, type AframeProperties } from '../../model/components/aframe.ts'
import type { EntityElement } from '../aframe/aframe-types.ts'
import { turnAbout } from '../scene/turn-about.ts'
import type { WorldContext } from '../scene/world-context.ts'
import type { Vec3 } from '../view/pose.ts'
import { animationAboutPivot, type Hinge } from './animation-about-pivot.ts'
import type { Backdrop } from './backdrop.ts'
import { buildLabel } from './build-label.ts'
import { pivotOf } from './pivot-of.ts'

/** A-Frame's own components that a world shows, standing still or running. */
const still = new Set(['geometry', 'material', 'light', 'shadow', 'line'])
/** Those that move something: only in a running world, because what is edited stays where it is put. */
const moving = new Set(['animation'])
/** Metres. What is larger surrounds the world and is not picked by the pointer. */
const surrounding = 100

type Parts = Aframe
const label = 'label'

/** `world-aframe`: what an entity is in A-Frame's own words, as far as this page draws them. No part can load or run anything. */
export function registerAframe(context: WorldContext, backdrop: Backdrop): void {
  const shown = new WeakMap<EntityElement, ReadonlySet<string>>()
  /** The scale with which each thing that has a pivot came. */
  const scales = new WeakMap<EntityElement, Vec3>()

  /**
   * A-Frame's own component would put another object in the place of the element's, and what is written to that one later would mean
   * something else. Here the object stays, and with it what its place means.
   */
  const showPivot = (el: EntityElement, pivot: Vec3 | null): Vec3 => {
    const scale = scales.get(el) ?? el.object3D.scale.toArray()
    if (pivot) scales.set(el, scale)
    // What is edited is what a thing comes with, and that is about the thing's own origin in A-Frame too.
    turnAbout(el.object3D, pivot && { pivot, grownFrom: context.isEditing ? null : scale })
    return scale
  }

  const show = (el: EntityElement, parts: Parts) => {
    const names = new Set(Object.keys(parts).filter((name) => isDrawn(name, context.isEditing)))
    for (const name of shown.get(el) ?? []) if (!names.has(name)) el.removeAttribute(name)
    const pivot = pivotOf(parts)
    const scale = showPivot(el, pivot)
    for (const name of names) el.setAttribute(name, attributeOf(name, parts, pivot && { pivot, scale }))
    shown.set(el, names)
    showLabel(el, parts.text)
    backdrop.show(el, 'world-aframe', parts)
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

const isDrawn = (name: string, isEditing: boolean): boolean =>
  still.has(name) || (!isEditing && moving.has(baseOf(name)))

const baseOf = (name: string): string => name.split('__', 1)[0] ?? ''

/** A shape that is as large as its words gets its size from them; an animation moves what is about a pivot as A-Frame does. */
function attributeOf(name: string, parts: Parts, about: Hinge | null): string | AframeProperties {
  const value = parts[name] ?? ''
  if (about && typeof value !== 'string' && moving.has(baseOf(name))) return animationAboutPivot(value, about)
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
