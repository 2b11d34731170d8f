import type { ViewStep } from '../../../protocol/frame/to-frame.ts'
import type { ViewStepAction } from '../shortcuts/shortcut.ts'

const still: ViewStep = { turn: 0, lift: 0, near: 0, right: 0, up: 0 }

type Step = (isRepeat: boolean) => void

/** What each key of the editing camera does: one step, handed to `move`; smaller ones while it is held. */
export function viewSteps(move: (step: ViewStep) => void): Readonly<Record<ViewStepAction, Step>> {
  const step =
    (part: Partial<ViewStep>): Step =>
    (isRepeat) =>
      move({ ...still, ...part, ...(isRepeat && { isRepeat }) })
  return {
    orbitLeft: step({ turn: -1 }),
    orbitRight: step({ turn: 1 }),
    orbitUp: step({ lift: 1 }),
    orbitDown: step({ lift: -1 }),
    zoomIn: step({ near: 1 }),
    zoomOut: step({ near: -1 }),
    panLeft: step({ right: -1 }),
    panRight: step({ right: 1 }),
    panUp: step({ up: 1 }),
    panDown: step({ up: -1 }),
  }
}
