import * as THREE from 'three'
import { startingPhase } from '../models/clips/starting-phase.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { drawing } from './define-world-component.ts'
import { type EffectPose, effectPose } from './effect-pose.ts'

/** Where the mark hangs by which the moving things of the scene know this one (`el.getObject3D`). */
const mark = 'effect'

/** `world-effect`: the drawing of its entity moves on the spot in a ready way, whatever it is. */
export function registerEffect(context: WorldContext): void {
  AFRAME.registerComponent('world-effect', {
    schema: { type: 'string', default: '{}' },
    update() {
      const { el } = this
      if (el.getObject3D(mark)) el.removeObject3D(mark)
      const { name, speed = 1 } = looks['world-effect'].parse(JSON.parse(this.data))
      const object = new THREE.Group()
      let moved: THREE.Object3D | undefined
      const rest = () => {
        if (moved) putBack(moved)
        moved = undefined
      }
      // Things of a kind are not all at the same point of their way.
      const ahead = name === 'shake' ? 0 : startingPhase(el.id) * 4
      context.puppets.watch({
        object,
        show(time) {
          const drawn = el.getObject3D(drawing)
          if (moved !== drawn) rest()
          moved = drawn
          if (drawn) bend(drawn, effectPose(name, time * speed + ahead))
        },
        rest,
      })
      object.addEventListener('removed', rest)
      el.setObject3D(mark, object)
      context.invalidate()
    },
    remove() {
      if (this.el.getObject3D(mark)) this.el.removeObject3D(mark)
      context.invalidate()
    },
  })
}

interface Home {
  readonly position: THREE.Vector3
  readonly rotation: THREE.Euler
  readonly scale: THREE.Vector3
}

const homes = new WeakMap<THREE.Object3D, Home>()

function bend(object: THREE.Object3D, { shift, turn, size }: EffectPose): void {
  const home = homes.get(object) ?? {
    position: object.position.clone(),
    rotation: object.rotation.clone(),
    scale: object.scale.clone(),
  }
  homes.set(object, home)
  object.position.set(home.position.x + shift[0], home.position.y + shift[1], home.position.z + shift[2])
  object.rotation.set(home.rotation.x + turn[0], home.rotation.y + turn[1], home.rotation.z + turn[2])
  object.scale.set(home.scale.x * size[0], home.scale.y * size[1], home.scale.z * size[2])
}

function putBack(object: THREE.Object3D): void {
  const home = homes.get(object)
  if (!home) return
  object.position.copy(home.position)
  object.rotation.copy(home.rotation)
  object.scale.copy(home.scale)
}
