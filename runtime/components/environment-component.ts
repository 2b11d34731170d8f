import * as THREE from 'three'
import type { EntityElement } from '../aframe/aframe-types.ts'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { movementOf } from '../models/environment/moving-parts.ts'
import { environmentBuilder, loadSurroundings } from '../models/load-surroundings.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'

/** `world-environment`: sky, ground and what stands around. It stays where it is and is not picked; water moves while a world runs. */
export function registerEnvironment(context: WorldContext): void {
  const fogs = new Fogs()
  defineWorldComponent(context, {
    name: 'world-environment',
    schema: looks['world-environment'],
    build(environment, el) {
      const { fog, preset } = environment
      fogs.set(el, fog && new THREE.Fog(fog.color, fog.near, fog.far))
      const draw = () => {
        const group = environmentBuilder(preset)?.(threeOfPage, environment) ?? new THREE.Group()
        const show = movementOf(group)
        if (show) context.puppets.watch({ object: group, show, rest: () => show(0) })
        return group
      }
      return environmentBuilder(preset) ? draw() : drawLater(context, loadSurroundings(preset), draw)
    },
    end: (el) => fogs.set(el, undefined),
  })
}

/** The fog of a scene is that of the environment which was given one last, and goes with it. */
class Fogs {
  readonly #fogs = new Map<EntityElement, THREE.Fog>()
  #scene: THREE.Scene | undefined

  set(el: EntityElement, fog: THREE.Fog | undefined): void {
    // Whoever is taken out of the page has no scene any more.
    this.#scene = el.closest('a-scene')?.object3D ?? this.#scene
    const had = this.#fogs.delete(el)
    if (fog) this.#fogs.set(el, fog)
    if (this.#scene && (had || fog)) this.#scene.fog = [...this.#fogs.values()].at(-1) ?? null
  }
}
