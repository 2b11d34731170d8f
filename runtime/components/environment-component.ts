import * as THREE from 'three'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { movementOf } from '../models/environment/moving-parts.ts'
import { environmentBuilder, loadSurroundings } from '../models/load-surroundings.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import type { Backdrop } from './backdrop.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'

const name = 'world-environment'

/** `world-environment`: sky, ground and what stands around. It stays where it is and is not picked; water moves while a world runs. */
export function registerEnvironment(context: WorldContext, backdrop: Backdrop): void {
  defineWorldComponent(context, {
    name,
    schema: looks[name],
    build(environment, el) {
      const { fog, preset } = environment
      backdrop.show(el, name, fog ? { fog: `color: ${fog.color}; near: ${fog.near}; far: ${fog.far}` } : {})
      const draw = () => {
        const group = environmentBuilder(preset)?.(threeOfPage, environment) ?? new THREE.Group()
        const show = movementOf(group)
        if (show) context.puppets.watch({ object: group, show, rest: () => show(0) })
        return group
      }
      return environmentBuilder(preset) ? draw() : drawLater(context, loadSurroundings(preset), draw)
    },
    end: (el) => backdrop.show(el, name, {}),
  })
}
