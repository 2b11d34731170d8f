import * as THREE from 'three'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { recipeOf } from '../models/known-recipes.ts'
import { loadRecipes, workshop } from '../models/load-recipes.ts'
import { type LookData, looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'
import { faceEye } from './face-eye.ts'

/** `world-hotspot`: a sign that turns to whoever looks. What a click on it says is the simulation's. */
export function registerHotspot(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-hotspot',
    schema: looks['world-hotspot'],
    build(data) {
      const recipe = `${data.sign}-hotspot` as const
      const sign = () => draw(data)
      return recipeOf(recipe) ? sign() : drawLater(context, loadRecipes([recipe]), sign)
    },
  })
}

/** In a group of its own, which effects move. */
function draw({ sign, color }: LookData<'world-hotspot'>): THREE.Group {
  const group = new THREE.Group()
  const body = workshop()?.buildHotspot(threeOfPage, sign, color)
  if (!body) return group
  faceEye(body)
  return group.add(body)
}
