/** How bright a picture is, pixel by pixel, row by row from above; 0 to 255. Places in it are counted from its upper left corner. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/** Of the colours of a canvas; the weights are those of Rec. 601. `into`: an earlier answer of the same size, which is used again. */
export function greyOf({ width, height, data }: ImageData, into?: GreyPicture): GreyPicture {
  const grey = greyLike(width, height, into)
  for (let at = 0, from = 0; at < grey.data.length; at += 1, from += 4)
    grey.data[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  return grey
}

export const emptyGrey = (width: number, height: number): GreyPicture => ({
  width,
  height,
  data: new Float32Array(width * height),
})

const greyLike = (width: number, height: number, into?: GreyPicture): GreyPicture =>
  into?.width === width && into.height === height ? into : emptyGrey(width, height)

/** The picture, and each time half as large, as long as its shorter side has so many pixels. `into`: an earlier answer for the same size. */
export function greySizes(
  picture: GreyPicture,
  shortest: number,
  into: readonly GreyPicture[] = [],
): readonly GreyPicture[] {
  const sizes = [picture]
  for (let last = picture; Math.min(last.width, last.height) >= 2 * shortest; ) {
    last = halved(last, into[sizes.length])
    sizes.push(last)
  }
  return sizes
}

/** Each pixel is the mean of four; a last odd row or column is left out. */
function halved(picture: GreyPicture, into?: GreyPicture): GreyPicture {
  const width = picture.width >> 1
  const height = picture.height >> 1
  const half = greyLike(width, height, into)
  const { data } = picture
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 2 * y * picture.width + 2 * x
      const below = at + picture.width
      half.data[y * width + x] =
        ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[below] ?? 0) + (data[below + 1] ?? 0)) / 4
    }
  return half
}
