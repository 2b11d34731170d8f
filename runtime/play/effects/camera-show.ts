import * as THREE from 'three'
import type { EntityId } from '../../../model/ids.ts'
import type { CameraEffect, SimEffectOf } from '../../simulation/sim-effect.ts'
import type { Stage } from '../../stage.ts'
import type { EffectShow } from './effect-show.ts'

/** Metres and seconds of a shake. */
const strength = 0.16
const trembles = 11
const up = new THREE.Vector3(0, 1, 0)
/** Things look along +z, cameras along −z. */
const halfTurn = new THREE.Quaternion().setFromAxisAngle(up, Math.PI)

interface Gliding {
  readonly from: number
  readonly to: number
  readonly seconds: number
  age: number
}

const shareOf = ({ age, seconds }: Pick<Gliding, 'age' | 'seconds'>): number =>
  seconds > 0 ? Math.min(1, age / seconds) : 1

/** What programs do with the camera, on top of where it is by itself. */
export class CameraShow implements EffectShow<'camera'> {
  readonly #stage: Pick<Stage, 'entities' | 'world' | 'reducedMotion'>
  readonly #usual = { position: new THREE.Vector3(), quaternion: new THREE.Quaternion() }
  #source: EntityId | null = null
  #way: {
    readonly from: THREE.Vector3
    readonly to: THREE.Vector3
    readonly seconds: number
    age: number
  } | null = null
  #target: { readonly place: THREE.Vector3; readonly entityId: EntityId | null } | null = null
  #zoom: Gliding = { from: 1, to: 1, seconds: 0, age: 0 }
  #shake = { seconds: 0, age: 0 }
  #fov = 0

  constructor(stage: Pick<Stage, 'entities' | 'world' | 'reducedMotion'>) {
    this.#stage = stage
  }

  show(effect: SimEffectOf<'camera'>): void {
    this.#remember()
    this.#take(effect)
  }

  /** To be called when the camera is where it is by itself. */
  advance(seconds: number): void {
    if (!this.#isBusy) return
    for (const part of [this.#way, this.#zoom, this.#shake]) if (part) part.age += seconds
    const rig = this.#stage.world.cameraEl.object3D
    this.#place(rig)
    this.#look(rig)
    this.#tremble(rig)
    this.#focus()
  }

  end(): void {
    if (this.#isBusy) this.#take({ does: 'reset' })
  }

  get #isBusy(): boolean {
    return this.#fov > 0
  }

  /** What the camera was before a program took it. */
  #remember() {
    const { cameraEl, camera } = this.#stage.world
    if (this.#isBusy) return
    this.#fov = camera.fov
    this.#usual.position.copy(cameraEl.object3D.position)
    this.#usual.quaternion.copy(cameraEl.object3D.quaternion)
  }

  #take(effect: CameraEffect) {
    const rig = this.#stage.world.cameraEl.object3D
    switch (effect.does) {
      case 'use':
        this.#source = effect.entityId
        this.#way = null
        this.#target = null
        return
      case 'glide':
        this.#way = {
          from: rig.position.clone(),
          to: new THREE.Vector3(...effect.place),
          seconds: effect.seconds,
          age: 0,
        }
        return
      case 'look':
        this.#target = { place: new THREE.Vector3(...effect.place), entityId: effect.entityId }
        return
      case 'zoom':
        this.#zoom = { from: this.#factor, to: effect.factor, seconds: effect.seconds, age: 0 }
        return
      case 'shake':
        // It makes people ill who asked for less motion.
        this.#shake = { seconds: this.#stage.reducedMotion ? 0 : effect.seconds, age: 0 }
        return
      case 'reset':
        this.#source = null
        this.#way = null
        this.#target = null
        this.#zoom = { from: 1, to: 1, seconds: 0, age: 0 }
        this.#shake = { seconds: 0, age: 0 }
        rig.position.copy(this.#usual.position)
        rig.quaternion.copy(this.#usual.quaternion)
        this.#focus()
        this.#fov = 0
    }
  }

  get #factor(): number {
    return this.#zoom.from + (this.#zoom.to - this.#zoom.from) * shareOf(this.#zoom)
  }

  #place(rig: THREE.Object3D) {
    const { entities } = this.#stage
    const source = this.#source === null ? undefined : entities.object(this.#source)
    if (this.#source !== null && source) {
      source.getWorldPosition(rig.position)
      source.getWorldQuaternion(rig.quaternion)
      if (entities.record(this.#source)?.kind !== 'camera') rig.quaternion.multiply(halfTurn)
    }
    if (this.#way) rig.position.lerpVectors(this.#way.from, this.#way.to, smooth(shareOf(this.#way)))
  }

  #look(rig: THREE.Object3D) {
    if (!this.#target) return
    const { place, entityId } = this.#target
    const thing = entityId === null ? undefined : this.#stage.entities.object(entityId)
    thing?.getWorldPosition(place)
    if (place.distanceToSquared(rig.position) < 1e-6) return
    rig.quaternion.setFromRotationMatrix(new THREE.Matrix4().lookAt(rig.position, place, up))
  }

  #tremble(rig: THREE.Object3D) {
    const { age, seconds } = this.#shake
    if (age >= seconds) return
    const weaker = 1 - age / seconds
    const wave = (turns: number) => Math.sin(age * turns * 2 * Math.PI) * strength * weaker
    rig.translateX(wave(trembles)).translateY(wave(trembles * 0.8))
  }

  #focus() {
    const { camera } = this.#stage.world
    const half = (this.#fov * Math.PI) / 360
    camera.fov = Math.min(150, (Math.atan(Math.tan(half) / this.#factor) * 360) / Math.PI)
    camera.updateProjectionMatrix()
  }
}

/** Begins and ends softly. */
const smooth = (share: number): number => share * share * (3 - 2 * share)
