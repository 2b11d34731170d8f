import type { Aframe } from '../../model/components/aframe.ts'
import type { EntityElement } from '../aframe/aframe-types.ts'
import { emptyBackground } from '../scene/create-scene.ts'

const parts = { background: `color: ${emptyBackground}`, fog: null } as const

interface Claim {
  readonly el: EntityElement
  /** The component of it that claims. */
  readonly by: string
  readonly values: Aframe
}

/**
 * Background and fog of the scene as the entities say that have them, environments and what came from an A-Frame page alike; the last one wins, and
 * without any it is as it was.
 */
export class Backdrop {
  #claims: readonly Claim[] = []

  /** What an entity says from now on, by one of its components: of the `values` only background and fog count, and none of them is nothing. */
  show(el: EntityElement, by: string, values: Aframe): void {
    const others = this.#claims.filter((claim) => claim.el !== el || claim.by !== by)
    const claims = Object.keys(parts).some((name) => Object.hasOwn(values, name))
    if (!claims && others.length === this.#claims.length) return
    this.#claims = claims ? [...others, { el, by, values }] : others
    // Whoever is taken out of the page has no scene any more.
    const scene = el.closest('a-scene') ?? document.querySelector('a-scene')
    if (!scene) return
    for (const [name, usual] of Object.entries(parts)) {
      const claimed = this.#claims.findLast((one) => Object.hasOwn(one.values, name))?.values[name]
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
