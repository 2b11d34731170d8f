import * as THREE from 'three'
import { drawing } from '../../../components/define-world-component.ts'
import type { SceneEntities } from '../../../scene/scene-entities.ts'

interface OwnLight {
  readonly intensity: number
  readonly distance: number
}

/**
 * Light gets weaker with the metres that it goes, and in a small world these are metres of the room. So its lamps are made as much weaker as the world is smaller, and shine
 * as far as they did in it.
 */
export class ScaledLamps {
  readonly #own = new Map<THREE.PointLight | THREE.SpotLight, OwnLight>()

  /** Before each picture: programs may have made others. */
  shine(entities: SceneEntities, scale: number): void {
    for (const { id, kind } of entities.records()) {
      if (kind !== 'light') continue
      entities
        .element(id)
        ?.getObject3D(drawing)
        ?.traverse((part) => {
          if (part instanceof THREE.PointLight || part instanceof THREE.SpotLight) this.#set(part, scale)
        })
    }
  }

  end(): void {
    for (const [light, own] of this.#own) Object.assign(light, own)
    this.#own.clear()
  }

  #set(light: THREE.PointLight | THREE.SpotLight, scale: number) {
    const own = this.#own.get(light) ?? { intensity: light.intensity, distance: light.distance }
    this.#own.set(light, own)
    light.intensity = own.intensity * scale ** light.decay
    light.distance = own.distance * scale
  }
}
