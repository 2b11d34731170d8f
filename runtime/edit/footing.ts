import type * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import { boxOf } from '../scene/box-of.ts'
import { type Bounds, boundsAround, middleOf } from '../view/framing.ts'
import type { Picker } from './picker.ts'
import type { TransformDrag } from './transform-drag.ts'

/** Metres between a thing and what is below it up to which it stands there. */
const standing = 0.06
/** Metres up to which a thing that is pulled along climbs at once: a block, a table, no roof. */
const climb = 1.3

/** Lets what is pulled along the ground stand on whatever it comes to: on a block, down from it again, up the stairs. */
export class Footing {
  readonly #picker: Picker
  readonly #box: Bounds
  readonly #ids: readonly EntityId[]
  /** How far it stands above where it began, in metres. */
  #rise = 0

  constructor(picker: Picker, box: Bounds, ids: readonly EntityId[]) {
    this.#picker = picker
    this.#box = box
    this.#ids = ids
  }

  /** How far it rises (or sinks) in all, pulled so far along the ground; metres. */
  riseAt(offset: THREE.Vector3): number {
    const [x, , z] = middleOf(this.#box)
    const floor = this.#box.min[1]
    const from = floor + this.#rise + climb
    this.#rise = this.#picker.surfaceUnder(x + offset.x, from, z + offset.z, this.#ids) - floor
    return this.#rise
  }
}

/** What things stand on that are taken hold of; `null` when they float, which they go on doing. */
export function findFooting(picker: Picker, drag: TransformDrag): Footing | null {
  const box = boundsAround(drag.objects.flatMap((object) => boxOf(object) ?? []))
  if (!box) return null
  const gap = box.min[1] - picker.surfaceBelow(box, drag.ids)
  return Math.abs(gap) <= standing ? new Footing(picker, box, drag.ids) : null
}
