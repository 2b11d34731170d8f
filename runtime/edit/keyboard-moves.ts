import * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { Nudge } from '../../protocol/frame/to-frame.ts'
import { boxOf } from '../scene/box-of.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import type { EditCamera } from '../view/edit-camera.ts'
import { groundDirections } from './ground-directions.ts'
import type { Picker } from './picker.ts'
import type { SelectionTools } from './selection-tools.ts'
import { TransformDrag } from './transform-drag.ts'

interface Parts {
  readonly entities: SceneEntities
  readonly picker: Picker
  readonly tools: SelectionTools
  readonly view: EditCamera
  readonly send: (message: FromFrame) => void
}

const upwards = new THREE.Vector3(0, 1, 0)

/** What keys do to the selection: each press is a whole gesture with at most one commit, a held one more of the same. Nothing while a hand holds it. */
export class KeyboardMoves {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Moves along the ground as the picture shows it, up and down, or turns about the middle of the selection. */
  nudge({ right, up, ahead, turn, isRepeat }: Nudge): void {
    this.#gesture((drag) => {
      const { view, tools } = this.#parts
      const { steps } = tools
      const directions = groundDirections(view.pose.yaw)
      const along = (axis: 0 | 1) => directions.right[axis] * right + directions.ahead[axis] * ahead
      const offset = new THREE.Vector3(along(0), up, along(1)).multiplyScalar(steps.move)
      if (turn === 0) drag.moveBy(offset)
      else {
        const angle = (turn * steps.turn * Math.PI) / 180
        drag.turnBy(tools.pivot(), new THREE.Quaternion().setFromAxisAngle(upwards, angle))
      }
    }, isRepeat)
  }

  /** Lets each thing down, or up, onto what is below its middle; onto the ground where nothing is. */
  drop(): void {
    this.#gesture((drag, ids) => {
      const heights = drag.objects.map((object) => {
        const box = boxOf(object)
        return box ? this.#parts.picker.surfaceBelow(box, ids) - box.min[1] : 0
      })
      drag.liftBy(heights)
    })
  }

  #gesture(act: (drag: TransformDrag, ids: readonly EntityId[]) => void, isRepeat = false) {
    const { entities, tools, send } = this.#parts
    const ids = tools.movable()
    const drag = new TransformDrag(entities, ids)
    if (tools.isDragging || drag.isEmpty) return
    act(drag, ids)
    const changes = drag.changes()
    if (changes.length === 0) return
    tools.refresh()
    send({ type: 'transform.commit', changes, ...(isRepeat && { isRepeat }) })
  }
}
