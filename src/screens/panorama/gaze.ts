/** Where one looks in a picture of all that is around: radians, yaw counter-clockwise from its middle, pitch up; `fov` is how high the view is. */
export interface Gaze {
  readonly yaw: number
  readonly pitch: number
  readonly fov: number
}

const degree = Math.PI / 180
const steepest = 85 * degree
const [narrowest, widest] = [30 * degree, 100 * degree]
/** Of one press of a key or a button. */
const step = 12 * degree
const zoomStep = 1.2

export const firstGaze: Gaze = { yaw: 0, pitch: 0, fov: 75 * degree }

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

export const turned = (gaze: Gaze, yaw: number, pitch: number): Gaze => ({
  ...gaze,
  yaw: gaze.yaw + yaw,
  pitch: between(-steepest, gaze.pitch + pitch, steepest),
})

/** Nearer for a factor below 1. */
export const zoomed = (gaze: Gaze, factor: number): Gaze => ({
  ...gaze,
  fov: between(narrowest, gaze.fov * factor, widest),
})

/** What is held is taken along by so many pixels to the right and down, in a view of that height. */
export const dragged = (gaze: Gaze, right: number, down: number, height: number): Gaze => {
  const aPixel = gaze.fov / height
  return turned(gaze, right * aPixel, down * aPixel)
}

export type GazeStep = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther'

/** One press. */
export function stepped(gaze: Gaze, to: GazeStep): Gaze {
  switch (to) {
    case 'left':
      return turned(gaze, step, 0)
    case 'right':
      return turned(gaze, -step, 0)
    case 'up':
      return turned(gaze, 0, step)
    case 'down':
      return turned(gaze, 0, -step)
    case 'nearer':
      return zoomed(gaze, 1 / zoomStep)
    case 'farther':
      return zoomed(gaze, zoomStep)
  }
}

const keys: Partial<Record<string, GazeStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '-': 'farther',
}

/** What a key does; nothing for any other. */
export const stepOfKey = (key: string): GazeStep | undefined => keys[key]

/** Where the back of a device points that is turned so (degrees, as a browser tells them): radians. `null` when it does not know. */
export function deviceGaze({
  alpha,
  beta,
  gamma,
}: Pick<DeviceOrientationEvent, 'alpha' | 'beta' | 'gamma'>): Pick<Gaze, 'yaw' | 'pitch'> | null {
  if (alpha === null || beta === null || gamma === null) return null
  const [sinA, cosA] = [Math.sin(alpha * degree), Math.cos(alpha * degree)]
  const [sinB, cosB] = [Math.sin(beta * degree), Math.cos(beta * degree)]
  const [sinC, cosC] = [Math.sin(gamma * degree), Math.cos(gamma * degree)]
  const east = -sinC * cosA - cosC * sinB * sinA
  const north = -sinC * sinA + cosC * sinB * cosA
  return { yaw: Math.atan2(-east, north), pitch: Math.asin(between(-1, -cosC * cosB, 1)) }
}
