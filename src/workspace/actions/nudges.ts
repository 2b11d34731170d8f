import type { Nudge } from '../../../protocol/frame/to-frame.ts'
import type { NudgeAction } from '../shortcuts/shortcuts.ts'

const still: Nudge = { right: 0, up: 0, ahead: 0, turn: 0 }

const steps = {
  nudgeLeft: { ...still, right: -1 },
  nudgeRight: { ...still, right: 1 },
  nudgeAhead: { ...still, ahead: 1 },
  nudgeBack: { ...still, ahead: -1 },
  nudgeUp: { ...still, up: 1 },
  nudgeDown: { ...still, up: -1 },
  turnLeft: { ...still, turn: 1 },
  turnRight: { ...still, turn: -1 },
} as const satisfies Readonly<Record<NudgeAction, Nudge>>

/** What each arranging key does: one step of the selection, handed to `nudge`. */
export const nudges = (nudge: (step: Nudge) => void): Readonly<Record<NudgeAction, () => void>> => ({
  nudgeLeft: () => nudge(steps.nudgeLeft),
  nudgeRight: () => nudge(steps.nudgeRight),
  nudgeAhead: () => nudge(steps.nudgeAhead),
  nudgeBack: () => nudge(steps.nudgeBack),
  nudgeUp: () => nudge(steps.nudgeUp),
  nudgeDown: () => nudge(steps.nudgeDown),
  turnLeft: () => nudge(steps.turnLeft),
  turnRight: () => nudge(steps.turnRight),
})
