import * as THREE from 'three'
import type { EntityElement } from '../aframe/aframe-types.ts'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { clipByMotion } from '../models/clips/clip-by-motion.ts'
import { createPuppet } from '../models/clips/puppet.ts'
import { recipeOf } from '../models/known-recipes.ts'
import { loadRecipes, workshop } from '../models/load-recipes.ts'
import { type LookData, looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'
import { steppingAside } from './stepping-aside.ts'

/** Of its height: where its head is, and how far from there an eye is in it. */
const head = { height: 0.9, reach: 0.35 }

/**
 * `world-player`: the figure that walks through the world, as tall as the player is. It walks while it moves, breathes while it stands, jumps and swims. Who looks out of its head
 * does not see it from inside.
 */
export function registerPlayer(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-player',
    schema: looks['world-player'],
    build(data, el) {
      const figure = () => draw(context, data, el)
      const name = `${data.style}-avatar` as const
      return recipeOf(name) ? figure() : drawLater(context, loadRecipes([name]), figure)
    },
  })
}

function draw(
  { puppets, walker }: WorldContext,
  { height, style }: LookData<'world-player'>,
  el: EntityElement,
): THREE.Object3D {
  const figure = workshop()?.buildAvatar(threeOfPage, style) ?? new THREE.Group()
  const body = new THREE.Box3().setFromObject(figure)
  figure.scale.setScalar(height / Math.max(0.1, body.max.y - body.min.y))
  const { idle, walk } = recipeOf(`${style}-avatar`)?.clips ?? {}
  const [still] = figure.children
  if (idle && walk && still instanceof THREE.Mesh) {
    const clip = clipByMotion(
      { idle, walk },
      () => el.object3D.position.toArray(),
      () => walker.clip,
    )
    puppets.watch(createPuppet(threeOfPage, figure, still, { clip, speed: 1, phase: 0 }))
  }
  const place = steppingAside(figure, height * head.reach)
  place.position.y = height * head.height
  figure.position.y = -place.position.y
  return place
}
