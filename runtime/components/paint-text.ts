import { fontFamilies, usualTextFont } from '../../model/components/text-fonts.ts'

const pixelsPerMetre = 320
/** Metres; spec of the `text` component. */
const lineHeight = 0.3
const maxPixels = 2048

/** The CSS font of a family; the letters that it lacks are Nunito's. */
export const fontOf = (pixels: number, family: string = fontFamilies[usualTextFont]): string =>
  `700 ${pixels}px "${family}", Nunito, sans-serif`

/** Paints text, line breaks kept, on a canvas as large as the words; the size in metres goes with it. */
export function paintText(value: string, color: string, family?: string) {
  const lines = value.split('\n')
  const canvas = document.createElement('canvas')
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('no 2d canvas')
  const pixels = lineHeight * pixelsPerMetre
  ink.font = fontOf(pixels, family)
  const natural =
    lines.reduce((most, line) => Math.max(most, ink.measureText(line).width), pixels) + pixels * 0.3
  const shrink = Math.min(1, maxPixels / natural, maxPixels / (lines.length * pixels * 1.25))
  const step = pixels * 1.25 * shrink
  canvas.width = Math.ceil(natural * shrink)
  canvas.height = Math.ceil(lines.length * step)
  ink.font = fontOf(pixels * shrink, family)
  ink.fillStyle = color
  ink.textAlign = 'center'
  ink.textBaseline = 'middle'
  lines.forEach((line, index) => {
    ink.fillText(line, canvas.width / 2, step * (index + 0.56))
  })
  return {
    canvas,
    metres: { width: natural / pixelsPerMetre, height: (lines.length * pixels * 1.25) / pixelsPerMetre },
  }
}
