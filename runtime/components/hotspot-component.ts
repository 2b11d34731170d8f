import type { EntityElement } from '../aframe/aframe-types.ts'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { recipeOf } from '../models/known-recipes.ts'
import { loadRecipes, workshop } from '../models/load-recipes.ts'
import { type LookData, looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'
import { FacingGroup } from './facing-group.ts'

/** `world-hotspot`: a sign that turns to whoever looks. What a click on it says is the simulation's. */
export function registerHotspot(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-hotspot',
    schema: looks['world-hotspot'],
    build(data, el) {
      const recipe = `${data.sign}-hotspot` as const
      const sign = () => draw(data, el)
      return recipeOf(recipe) ? sign() : drawLater(context, loadRecipes([recipe]), sign)
    },
  })
}

function draw({ sign, color }: LookData<'world-hotspot'>, el: EntityElement): FacingGroup {
  const group = new FacingGroup(() => el.closest('a-scene')?.camera)
  const body = workshop()?.buildHotspot(threeOfPage, sign, color)
  return body ? group.add(body) : group
}
