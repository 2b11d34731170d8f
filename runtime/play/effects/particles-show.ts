import * as THREE from 'three'
import type { SimEffectOf } from '../../simulation/sim-effect.ts'
import type { Stage } from '../../stage.ts'
import { eyeScale } from '../../view/eye-scale.ts'
import type { EffectShow } from './effect-show.ts'
import { ParticleBurst } from './particle-burst.ts'
import { particleStyles } from './particle-styles.ts'

/** Bursts at the same time; a new one beyond that ends the oldest. */
const mostBursts = 24

interface Shown {
  readonly burst: ParticleBurst
  readonly source: THREE.Object3D
  /** The middle of the source above its own place, in the world. */
  readonly middle: THREE.Vector3
}

/** Specks that come out of things and go with them. */
export class ParticlesShow implements EffectShow<'particles'> {
  readonly #stage: Pick<Stage, 'entities' | 'world'>
  #shown: readonly Shown[] = []

  constructor(stage: Pick<Stage, 'entities' | 'world'>) {
    this.#stage = stage
  }

  show({ entityId, name, seconds }: SimEffectOf<'particles'>): void {
    const source = this.#stage.entities.object(entityId)
    if (!source) return
    source.updateWorldMatrix(true, true)
    const box = new THREE.Box3().setFromObject(source)
    const place = source.getWorldPosition(new THREE.Vector3())
    if (box.isEmpty()) box.setFromCenterAndSize(place, new THREE.Vector3(0.5, 0.5, 0.5))
    const burst = new ParticleBurst(particleStyles[name], seconds, box.getSize(new THREE.Vector3()))
    this.#stage.world.scene.object3D.add(burst.points)
    const middle = box.getCenter(new THREE.Vector3()).sub(place)
    const tooMany = Math.max(0, this.#shown.length + 1 - mostBursts)
    for (const { burst: oldest } of this.#shown.slice(0, tooMany)) oldest.dispose()
    this.#shown = [...this.#shown.slice(tooMany), { burst, source, middle }]
  }

  advance(seconds: number): void {
    const eye = eyeScale(this.#stage.world.camera)
    this.#shown = this.#shown.filter(({ burst, source, middle }) => {
      source.getWorldPosition(burst.points.position).add(middle)
      const isGoingOn = burst.advance(seconds, eye)
      if (!isGoingOn) burst.dispose()
      return isGoingOn
    })
  }

  end(): void {
    for (const { burst } of this.#shown) burst.dispose()
    this.#shown = []
  }
}
