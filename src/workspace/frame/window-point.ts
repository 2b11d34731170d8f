import type { FrameBox } from './frame-host.ts'

/** A point in pixels of the window, or of a scene's page. */
export interface WindowPoint {
  readonly x: number
  readonly y: number
}

// The app may be drawn smaller than it is laid out, and its frames with it.

export const pointInWindow = ({ left, top, scale }: FrameBox, { x, y }: WindowPoint): WindowPoint => ({
  x: left + x * scale,
  y: top + y * scale,
})

export const pointInFrame = ({ left, top, scale }: FrameBox, { x, y }: WindowPoint): WindowPoint => ({
  x: (x - left) / scale,
  y: (y - top) / scale,
})
