import * as THREE from 'three'
import type { EntityElement } from '../aframe/aframe-types.ts'
import { threeOfPage } from '../aframe/three-of-page.ts'
import type { Clip } from '../models/clips/clip.ts'
import { createPuppet } from '../models/clips/puppet.ts'
import { startingPhase } from '../models/clips/starting-phase.ts'
import { recipeOf } from '../models/known-recipes.ts'
import { loadRecipes, workshop } from '../models/load-recipes.ts'
import { type LookData, looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'
import { tintGlow } from './tint-glow.ts'
import { tintOpacity } from './tint-opacity.ts'

/** Every joint at rest. */
const standing: Clip = { seconds: 1, pose: () => ({}) }
/** What each model did last, to go over from. */
const lastClips = new WeakMap<EntityElement, { readonly clip: Clip; readonly speed: number }>()

/** `world-model`: one of the shipped models. One whose recipe is still on its way appears when it has come. */
export function registerModel(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-model',
    schema: looks['world-model'],
    build(data, el) {
      const model = () => draw(context, data, el)
      return recipeOf(data.name) ? model() : drawLater(context, loadRecipes([data.name]), model)
    },
  })
}

function draw(context: WorldContext, data: LookData<'world-model'>, el: EntityElement): THREE.Group {
  const { name, color, opacity, glow, clip: clipName = 'none', speed = 1 } = data
  const model =
    workshop()?.buildModel(threeOfPage, name, color === undefined ? {} : { color }) ?? new THREE.Group()
  tintOpacity(model, opacity)
  tintGlow(model, glow, color)
  const seconds = context.puppets.takeBlend(el.id)
  const wanted = clipName === 'none' ? undefined : recipeOf(name)?.clips?.[clipName]
  const clip = wanted ?? (seconds > 0 ? standing : undefined)
  const [still] = model.children
  if (clip && still instanceof THREE.Mesh) {
    const phase = startingPhase(el.id)
    const before = { ...(lastClips.get(el) ?? { clip: standing, speed }), seconds }
    context.puppets.watch(createPuppet(threeOfPage, model, still, { clip, speed, phase, before }))
  }
  lastClips.set(el, { clip: clip ?? standing, speed })
  return model
}
