import * as THREE from 'three'
import type { SceneEntities } from './scene-entities.ts'

/** Soft daylight that stands in as long as a scene has no light of its own, so that nothing is ever black. */
export class BaseLight extends THREE.Group {
  readonly #entities: SceneEntities

  constructor(entities: SceneEntities) {
    super()
    this.#entities = entities
    const sun = new THREE.DirectionalLight('#FFE3B6', 2.4)
    sun.position.set(-8, 14, 10)
    this.add(new THREE.HemisphereLight('#E4EDF2', '#D8B88C', 1.9), sun)
  }

  /** To be called after entities changed. */
  refresh(): void {
    this.visible = ![...this.#entities.ids].some((id) => {
      const record = this.#entities.record(id)
      if (!record || record.isHidden) return false
      return record.kind === 'light' || Object.hasOwn(record.components.aframe ?? {}, 'light')
    })
  }
}
