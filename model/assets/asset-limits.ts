/** What a file may be like at most; the server judges by it, and a device where one is added without an account. */
export const assetLimits = {
  /** Pixels of a picture's side, and in all (16 MP). */
  pictureSide: 8_192,
  picturePixels: 4_096 * 4_096,
  /** Milliseconds. */
  sound: 10 * 60_000,
  video: 5 * 60_000,
  /** Of a model, all of its parts together as they are shown. */
  triangles: 200_000,
  nodes: 2_000,
  textures: 64,
} as const

/** Whether a picture of that size (pixels) may be taken. */
export const isPictureSmall = ({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): boolean =>
  Math.max(width, height) <= assetLimits.pictureSide && width * height <= assetLimits.picturePixels
