/** CSS pixels of rolling that are a step: less than a notch of a mouse, a little of a touchpad. */
const pixelsAStep = 40
/** CSS pixels of a line, for wheels that count in those. */
const line = 16

/** Counts whole steps of a wheel, at most one an event: 1 when it was rolled down, -1 up, 0 not far enough yet. */
export function wheelSteps(): (event: Pick<WheelEvent, 'deltaY' | 'deltaMode'>) => -1 | 0 | 1 {
  let rolled = 0
  return ({ deltaY, deltaMode }) => {
    rolled += deltaMode === 0 ? deltaY : deltaY * line
    if (Math.abs(rolled) < pixelsAStep) return 0
    const step = rolled > 0 ? 1 : -1
    rolled = 0
    return step
  }
}
