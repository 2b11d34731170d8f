import type { SnapSteps } from '../../protocol/frame/snap-steps.ts'

/** `value` on the nearest multiple of `step`. */
export const snapTo = (value: number, step: number): number => Math.round(value / step) * step

/** Snapping is on or off by its button, and Ctrl turns it round while it is held. */
export const isSnapping = (isOn: boolean, isCtrlHeld: boolean): boolean => isOn !== isCtrlHeld

/** Steps for exact work: a tenth of these. */
export const finer = ({ move, turn, scale }: SnapSteps): SnapSteps => ({
  move: move / 10,
  turn: turn / 10,
  scale: scale / 10,
})
