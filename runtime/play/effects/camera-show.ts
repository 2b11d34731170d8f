import * as THREE from 'three'
import type { EntityId } from '../../../model/ids.ts'
import type { CameraEffect, SimEffectOf } from '../../simulation/sim-effect.ts'
import type { Stage } from '../../stage.ts'
import type { EffectShow } from './effect-show.ts'
import { ZoomLens } from './zoom-lens.ts'

/** Metres of a shake, and how often in a second. */
const strength = 0.16
const trembles = 11
const up = new THREE.Vector3(0, 1, 0)
/** Things look along +z, cameras along −z. */
const halfTurn = new THREE.Quaternion().setFromAxisAngle(up, Math.PI)

/** What programs have made of the camera so far, and what it was before. */
interface Direction {
  readonly lens: ZoomLens
  readonly position: THREE.Vector3
  readonly quaternion: THREE.Quaternion
  source: EntityId | null
  way: {
    readonly from: THREE.Vector3
    readonly to: THREE.Vector3
    readonly seconds: number
    age: number
  } | null
  target: { readonly place: THREE.Vector3; readonly entityId: EntityId | null } | null
  shake: { readonly seconds: number; age: number }
  /** What the last tremble has made of its place. */
  shaken: { readonly from: THREE.Vector3; readonly to: THREE.Vector3 } | null
}

/** What programs do with the camera, on top of where it is by itself. */
export class CameraShow implements EffectShow<'camera'> {
  readonly #stage: Pick<Stage, 'entities' | 'world' | 'reducedMotion'>
  #direction: Direction | null = null

  constructor(stage: Pick<Stage, 'entities' | 'world' | 'reducedMotion'>) {
    this.#stage = stage
  }

  show(effect: SimEffectOf<'camera'>): void {
    if (effect.does === 'reset') {
      this.end()
      return
    }
    this.#direction ??= this.#begin()
    this.#take(effect, this.#direction)
  }

  /** To be called when the camera is where it is by itself. */
  advance(seconds: number): void {
    if (!this.#direction) return
    const { way, shake, lens } = this.#direction
    if (way) way.age += seconds
    shake.age += seconds
    const rig = this.#stage.world.cameraEl.object3D
    stand(rig, this.#direction)
    this.#place(rig, this.#direction)
    this.#look(rig, this.#direction)
    tremble(rig, this.#direction)
    lens.advance(seconds)
  }

  end(): void {
    if (!this.#direction) return
    const { lens, position, quaternion } = this.#direction
    const rig = this.#stage.world.cameraEl.object3D
    rig.position.copy(position)
    rig.quaternion.copy(quaternion)
    lens.zoom(1, 0)
    lens.advance(0)
    this.#direction = null
  }

  #begin(): Direction {
    const { camera, cameraEl } = this.#stage.world
    const position = cameraEl.object3D.position.clone()
    const quaternion = cameraEl.object3D.quaternion.clone()
    const still = { source: null, way: null, target: null, shake: { seconds: 0, age: 0 }, shaken: null }
    return { lens: new ZoomLens(camera), position, quaternion, ...still }
  }

  #take(effect: Exclude<CameraEffect, { does: 'reset' }>, direction: Direction) {
    const { position } = this.#stage.world.cameraEl.object3D
    switch (effect.does) {
      case 'use':
        Object.assign(direction, { source: effect.entityId, way: null, target: null })
        return
      case 'glide': {
        const to = new THREE.Vector3(...effect.place)
        direction.way = { from: position.clone(), to, seconds: effect.seconds, age: 0 }
        return
      }
      case 'look':
        direction.target = { place: new THREE.Vector3(...effect.place), entityId: effect.entityId }
        return
      case 'zoom':
        return direction.lens.zoom(effect.factor, effect.seconds)
      case 'shake':
        // It makes people ill who asked for less motion.
        direction.shake = { seconds: this.#stage.reducedMotion ? 0 : effect.seconds, age: 0 }
    }
  }

  #place(rig: THREE.Object3D, { source, way }: Direction) {
    const { entities } = this.#stage
    const thing = source === null ? undefined : entities.object(source)
    if (source !== null && thing) {
      thing.getWorldPosition(rig.position)
      thing.getWorldQuaternion(rig.quaternion)
      if (entities.record(source)?.kind !== 'camera') rig.quaternion.multiply(halfTurn)
    }
    if (!way) return
    const share = way.seconds > 0 ? Math.min(1, way.age / way.seconds) : 1
    rig.position.lerpVectors(way.from, way.to, share * share * (3 - 2 * share))
  }

  #look(rig: THREE.Object3D, { target }: Direction) {
    if (!target) return
    const { place, entityId } = target
    const thing = entityId === null ? undefined : this.#stage.entities.object(entityId)
    thing?.getWorldPosition(place)
    if (place.distanceToSquared(rig.position) < 1e-6) return
    rig.quaternion.setFromRotationMatrix(new THREE.Matrix4().lookAt(rig.position, place, up))
  }
}

/** Takes the last tremble back, unless somebody has put the camera elsewhere since. */
function stand(rig: THREE.Object3D, { shaken }: Direction): void {
  if (shaken && rig.position.equals(shaken.to)) rig.position.copy(shaken.from)
}

/** Moves the camera to and fro, less and less. */
function tremble(rig: THREE.Object3D, direction: Direction): void {
  const { age, seconds } = direction.shake
  direction.shaken = null
  if (age >= seconds) return
  const from = rig.position.clone()
  const wave = (turns: number) => Math.sin(age * turns * 2 * Math.PI) * strength * (1 - age / seconds)
  rig.translateX(wave(trembles)).translateY(wave(trembles * 0.8))
  direction.shaken = { from, to: rig.position.clone() }
}
