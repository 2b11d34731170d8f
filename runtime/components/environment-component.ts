import * as THREE from 'three'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { movementOf } from '../models/environment/moving-parts.ts'
import { environmentBuilder, loadSurroundings } from '../models/load-surroundings.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'

/** `world-environment`: sky, ground and what stands around. It stays where it is and is not picked; water moves while a world runs. */
export function registerEnvironment(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-environment',
    schema: looks['world-environment'],
    build(environment, el) {
      const { fog, preset } = environment
      const scene = el.closest('a-scene')
      if (scene) scene.object3D.fog = fog ? new THREE.Fog(fog.color, fog.near, fog.far) : null
      const draw = () => {
        const group = environmentBuilder(preset)?.(threeOfPage, environment) ?? new THREE.Group()
        const show = movementOf(group)
        if (show) context.puppets.watch({ object: group, show, rest: () => show(0) })
        return group
      }
      return environmentBuilder(preset) ? draw() : drawLater(context, loadSurroundings(preset), draw)
    },
  })
}
