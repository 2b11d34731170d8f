import { wrapText } from './wrap-text.ts'

const paper = '#FFFAF2'
const ink = '#241B33'
const fontSize = 22
const lineHeight = 28
const padding = { x: 18, y: 12 }
const radius = 12
/** Pixels below the sheet, in which its tail is. */
const below = 14
/** x, y below the sheet, and radius of the clouds by which a thought hangs together with its thinker. */
const clouds = [
  [24, 4, 8],
  [10, 11, 4],
] as const
const widest = 260
const mostLines = 5
const sharpness = 2
/** Pixels round the sheet for its shadow. */
const margin = { side: 4, top: 2, bottom: 6 }

export interface Painted {
  readonly canvas: HTMLCanvasElement
  /** CSS pixels; the canvas is twice as fine. */
  readonly width: number
  readonly height: number
}

/** The pixels at the left and right of a bubble from which no tail hangs. */
export const corners = margin.side + radius

/** Paints what is said on a sheet of paper, with room for its tail below. */
export function paintBubble(text: string): Painted {
  const font = `700 ${fontSize}px Nunito, sans-serif`
  const ruler = penOf(document.createElement('canvas'))
  ruler.font = font
  const widthOf = (line: string) => ruler.measureText(line).width
  const lines = wrapText(text, { widest, most: mostLines, widthOf })
  const width = Math.ceil(Math.max(48, ...lines.map(widthOf)) + padding.x * 2)
  const height = lines.length * lineHeight + padding.y * 2
  const { pen, painted } = sheet(width, height + below)
  cast(pen)
  pen.beginPath()
  pen.roundRect(0, 0, width, height, radius)
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.font = font
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  lines.forEach((line, index) => {
    pen.fillText(line, width / 2, padding.y + lineHeight * (index + 0.5))
  })
  return painted
}

/** Paints what hangs below a bubble, its tip at the left: a tail, or small clouds where the words are only thought. */
export function paintTail(isThought: boolean): Painted {
  const { pen, painted } = sheet(34, below)
  // No shadow on the sheet that it hangs from.
  pen.beginPath()
  pen.rect(-margin.side, -1, painted.width, painted.height)
  pen.clip()
  cast(pen)
  if (isThought)
    for (const [x, y, size] of clouds) {
      pen.beginPath()
      pen.arc(x, y, size, 0, 2 * Math.PI)
      pen.fill()
    }
  else {
    pen.beginPath()
    pen.moveTo(8, -1)
    pen.lineTo(0, below)
    pen.lineTo(30, -1)
    pen.fill()
  }
  return painted
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas')
  return pen
}

function sheet(width: number, height: number): { pen: CanvasRenderingContext2D; painted: Painted } {
  const canvas = document.createElement('canvas')
  const [whole, tall] = [width + 2 * margin.side, height + margin.top + margin.bottom]
  canvas.width = whole * sharpness
  canvas.height = tall * sharpness
  const pen = penOf(canvas)
  pen.scale(sharpness, sharpness)
  pen.translate(margin.side, margin.top)
  return { pen, painted: { canvas, width: whole, height: tall } }
}

function cast(pen: CanvasRenderingContext2D): void {
  pen.shadowColor = 'rgb(13 16 28 / 35%)'
  pen.shadowBlur = 8
  pen.shadowOffsetY = 3
  pen.fillStyle = paper
}
