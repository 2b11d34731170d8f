import type { Nudge } from '../../../protocol/frame/to-frame.ts'
import type { NudgeAction } from '../shortcuts/shortcut.ts'

const still: Nudge = { right: 0, up: 0, ahead: 0, turn: 0 }

/** What each arranging key does: one step of the selection, handed to `nudge`. */
export function nudges(nudge: (step: Nudge) => void): Readonly<Record<NudgeAction, () => void>> {
  const step = (part: Partial<Nudge>) => () => nudge({ ...still, ...part })
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
