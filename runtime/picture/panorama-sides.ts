/** One of six pictures that together show all that is around. Radians; parts of the whole picture: longitude across, latitude down, 0 to 1. */
export interface PanoramaSide {
  readonly yaw: number
  readonly pitch: number
  /** Where in the whole picture it is seen, and a little beside. */
  readonly parts: readonly {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }[]
}

const quarter = Math.PI / 2
/** Of the height: what looks up begins to be seen at a latitude of 35.26°, where three sides meet. */
const roof = 0.5 - Math.atan(Math.SQRT1_2) / Math.PI
const [above, below] = [0.25, 0.75]
const wall = (left: number, right: number) => ({ left, right, top: above, bottom: below })

/** Ahead lies in the middle; what is behind, at both edges. */
export const panoramaSides: readonly PanoramaSide[] = [
  { yaw: 0, pitch: 0, parts: [wall(3 / 8, 5 / 8)] },
  { yaw: -quarter, pitch: 0, parts: [wall(5 / 8, 7 / 8)] },
  { yaw: 2 * quarter, pitch: 0, parts: [wall(0, 1 / 8), wall(7 / 8, 1)] },
  { yaw: quarter, pitch: 0, parts: [wall(1 / 8, 3 / 8)] },
  { yaw: 0, pitch: quarter, parts: [{ left: 0, right: 1, top: 0, bottom: roof }] },
  { yaw: 0, pitch: -quarter, parts: [{ left: 0, right: 1, top: 1 - roof, bottom: 1 }] },
]
