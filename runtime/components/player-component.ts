import * as THREE from 'three'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { recipeOf } from '../models/known-recipes.ts'
import { loadRecipes, workshop } from '../models/load-recipes.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'

/** `world-player`: the figure that walks through the world, as tall as the player is. */
export function registerPlayer(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-player',
    schema: looks['world-player'],
    build({ height, style }) {
      const draw = () => {
        const figure = workshop()?.buildAvatar(threeOfPage, style) ?? new THREE.Group()
        const body = new THREE.Box3().setFromObject(figure)
        figure.scale.setScalar(height / Math.max(0.1, body.max.y - body.min.y))
        return new THREE.Group().add(figure)
      }
      const name = `${style}-avatar` as const
      return recipeOf(name) ? draw() : drawLater(context, loadRecipes([name]), draw)
    },
  })
}
