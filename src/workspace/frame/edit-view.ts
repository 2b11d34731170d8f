import type { ViewSide } from '../../../protocol/frame/to-frame.ts'

/** How the editing camera is turned (radians), and whether nothing has been in its picture for a while. */
export interface EditView {
  readonly yaw: number
  readonly pitch: number
  readonly isLost: boolean
  /** The side that was asked for last: another object each time that one is. */
  readonly asked: { readonly side: ViewSide } | null
}

/** Before the frame has told anything. */
export const straightAhead: EditView = Object.freeze({ yaw: 0, pitch: 0, isLost: false, asked: null })
