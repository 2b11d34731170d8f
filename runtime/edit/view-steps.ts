import type { EntityId } from '../../model/ids.ts'
import type { ViewStep } from '../../protocol/frame/to-frame.ts'
import type { EditCamera } from '../view/edit-camera.ts'
import { type Bounds, middleOf } from '../view/framing.ts'
import { type Pose, seenFrom, type Vec3 } from '../view/pose.ts'
import { steppedView } from '../view/stepped-view.ts'
import type { Picker } from './picker.ts'
import type { SelectionTools } from './selection-tools.ts'

interface Parts {
  readonly canvas: HTMLCanvasElement
  readonly view: EditCamera
  readonly picker: Picker
  readonly tools: SelectionTools
  readonly boundsOf: (ids: readonly EntityId[]) => Bounds | null
  readonly isAnimated: boolean
}

/** Across and up, as a share of the way ahead, within which something counts as being in front of the camera. */
const ahead = 0.4

/** What keys do to the editing camera, so that hands are not needed for it: around what is selected when that is in front, else around what is in the middle of the picture. */
export class ViewSteps {
  readonly #parts: Parts
  /** What the last step went around, and where it led: going on from there keeps to it, whatever comes to lie in the middle. */
  #last: { readonly pivot: Vec3; readonly goal: Pose } | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Nothing while a hand holds something. */
  take(step: ViewStep): void {
    const { view, tools, isAnimated } = this.#parts
    if (tools.isDragging) return
    const pivot = this.#last?.goal === view.goal ? this.#last.pivot : this.#pivot()
    const goal = steppedView(view.goal, pivot, step)
    // A shift leaves what it went around behind.
    this.#last = step.right === 0 && step.up === 0 ? { pivot, goal } : null
    view.flyTo(goal, isAnimated)
  }

  #pivot(): Vec3 {
    const { canvas, view, picker, tools, boundsOf } = this.#parts
    const bounds = boundsOf(tools.selected)
    if (bounds) {
      const [right, up, back] = seenFrom(view.goal, middleOf(bounds))
      if (Math.hypot(right, up) < -back * ahead) return middleOf(bounds)
    }
    const { left, top, width, height } = canvas.getBoundingClientRect()
    return picker.pointAt(left + width / 2, top + height / 2).toArray()
  }
}
