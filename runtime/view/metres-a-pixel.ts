import type { PerspectiveCamera } from 'three'

/** Metres that a pixel shows, of a picture so many pixels high, one metre before the camera; at two metres it shows twice as many. */
export const metresAPixel = ({ fov, zoom }: PerspectiveCamera, height: number): number =>
  (2 * Math.tan((fov * Math.PI) / 360)) / zoom / height
