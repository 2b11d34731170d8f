import { wrapText } from './wrap-text.ts'

const paper = '#FFFAF2'
const ink = '#241B33'
const fontSize = 22
const lineHeight = 28
const padding = { x: 18, y: 12 }
const radius = 12
const tail = 14
/** x, y below the sheet, and radius of the clouds by which a thought hangs together with its thinker. */
const clouds = [
  [34, 4, 8],
  [20, 11, 4],
] as const
const widest = 260
const mostLines = 5
const sharpness = 2

/**
 * Paints a bubble on paper, its tail at the lower left, which are small clouds where the words are only thought; the size is in CSS pixels, the
 * canvas twice as fine.
 */
export function paintBubble(text: string, isThought = false) {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas')
  const font = `700 ${fontSize}px Nunito, sans-serif`
  pen.font = font
  const widthOf = (line: string) => pen.measureText(line).width
  const lines = wrapText(text, { widest, most: mostLines, widthOf })
  const width = Math.ceil(Math.max(48, ...lines.map(widthOf)) + padding.x * 2)
  const height = lines.length * lineHeight + padding.y * 2
  canvas.width = (width + 8) * sharpness
  canvas.height = (height + tail + 8) * sharpness
  pen.scale(sharpness, sharpness)
  pen.translate(4, 2)
  pen.shadowColor = 'rgb(13 16 28 / 35%)'
  pen.shadowBlur = 8
  pen.shadowOffsetY = 3
  pen.fillStyle = paper
  pen.beginPath()
  pen.roundRect(0, 0, width, height, radius)
  if (!isThought) {
    pen.moveTo(22, height - 1)
    pen.lineTo(14, height + tail)
    pen.lineTo(44, height - 1)
  }
  pen.fill()
  if (isThought) {
    for (const [x, y, size] of clouds) {
      pen.beginPath()
      pen.arc(x, height + y, size, 0, 2 * Math.PI)
      pen.fill()
    }
  }
  pen.shadowColor = 'transparent'
  pen.font = font
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  lines.forEach((line, index) => {
    pen.fillText(line, width / 2, padding.y + lineHeight * (index + 0.5))
  })
  return { canvas, width: width + 8, height: height + tail + 8 }
}
