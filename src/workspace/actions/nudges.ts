import type { Nudge } from '../../../protocol/frame/to-frame.ts'
import type { NudgeAction } from '../shortcuts/shortcut.ts'

const still: Nudge = { right: 0, up: 0, ahead: 0, turn: 0 }

type Step = (isRepeat: boolean) => void

/** What each arranging key does: one step of the selection, handed to `nudge`; one more of the same while it is held. */
export function nudges(nudge: (step: Nudge) => void): Readonly<Record<NudgeAction, Step>> {
  const step =
    (part: Partial<Nudge>): Step =>
    (isRepeat) =>
      nudge({ ...still, ...part, ...(isRepeat && { isRepeat }) })
  return {
    nudgeLeft: step({ right: -1 }),
    nudgeRight: step({ right: 1 }),
    nudgeAhead: step({ ahead: 1 }),
    nudgeBack: step({ ahead: -1 }),
    nudgeUp: step({ up: 1 }),
    nudgeDown: step({ up: -1 }),
    turnLeft: step({ turn: 1 }),
    turnRight: step({ turn: -1 }),
  }
}
