import { fontFamilies, type TextFont } from '../../model/components/text-fonts.ts'
import { palette } from '../../runtime/models/kit/palette.ts'

const edge = 160
/** Pixels that the letters are thick. */
const thickness = 7
/** Of the edge, that the letters fill. */
const share = 0.84

/** Two letters of a font as a picture of 160 × 160 on nothing, as thick as if they were cut out of wood. The font must be there. */
export async function pictureOfLetters(font: TextFont): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas')
  const css = (pixels: number) => `700 ${pixels}px "${fontFamilies[font]}"`
  await document.fonts.load(css(100), 'Aa')
  pen.font = css(100)
  const size = pen.measureText('Aa')
  const width = size.actualBoundingBoxLeft + size.actualBoundingBoxRight
  const height = size.actualBoundingBoxAscent + size.actualBoundingBoxDescent
  const scale = (edge * share) / Math.max(width, height + thickness)
  pen.font = css(100 * scale)
  const x = (edge - width * scale) / 2 + size.actualBoundingBoxLeft * scale
  const y = (edge - height * scale - thickness) / 2 + size.actualBoundingBoxAscent * scale
  pen.fillStyle = palette.berryDark
  for (let depth = thickness; depth > 0; depth--) pen.fillText('Aa', x, y + depth)
  pen.fillStyle = palette.berry
  pen.fillText('Aa', x, y)
  return canvas.toDataURL('image/webp', 0.86)
}
