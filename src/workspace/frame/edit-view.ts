/** How the editing camera is turned (radians), and whether nothing has been in its picture for a while. */
export interface EditView {
  readonly yaw: number
  readonly pitch: number
  readonly isLost: boolean
}

/** Before the frame has told anything. */
export const straightAhead: EditView = Object.freeze({ yaw: 0, pitch: 0, isLost: false })
