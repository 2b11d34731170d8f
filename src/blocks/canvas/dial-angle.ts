/** Degrees between the steps that a dial takes. */
export const dialStep = 15

/** Degrees clockwise from the top, from 0 to below 360, of a place that lies `right` of and `down` from the middle. */
export const angleAt = (right: number, down: number): number =>
  ((Math.atan2(right, -down) * 180) / Math.PI + 360) % 360

/** The next step of the dial. */
export const steppedAngle = (degrees: number): number => Math.round(degrees / dialStep) * dialStep

/** What a hand at `angle` means for who has wound it from `before` on: past the top it goes on counting. */
export const woundTo = (angle: number, before: number): number =>
  angle + 360 * Math.round((before - angle) / 360)
