import type { Aframe } from '../../model/components/aframe.ts'
import type { EntityElement } from '../aframe/aframe-types.ts'
import { emptyBackground } from '../scene/create-scene.ts'

const parts = { background: `color: ${emptyBackground}`, fog: null } as const

/** Background and fog of the scene as the entities say that have them; the last one wins, and without any it is as it was. */
export class Backdrop {
  readonly #claims = new Map<EntityElement, Aframe>()

  show(el: EntityElement, values: Aframe): void {
    const claims = Object.keys(parts).some((name) => Object.hasOwn(values, name))
    if (!claims && !this.#claims.has(el)) return
    this.#claims.delete(el)
    if (claims) this.#claims.set(el, values)
    const scene = el.closest('a-scene') ?? document.querySelector('a-scene')
    if (!scene) return
    for (const [name, usual] of Object.entries(parts)) {
      const claimed = [...this.#claims.values()].findLast((one) => Object.hasOwn(one, name))?.[name]
      if (claimed !== undefined) set(scene, name, claimed)
      else if (usual === null) scene.removeAttribute(name)
      else scene.setAttribute(name, usual)
    }
  }
}

function set(scene: HTMLElement, name: string, value: Aframe[string]) {
  const text =
    typeof value === 'string'
      ? value
      : Object.entries(value)
          .map(([property, item]) => `${property}: ${item}`)
          .join('; ')
  scene.setAttribute(name, text)
}
