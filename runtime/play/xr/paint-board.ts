import { wrapText } from '../wrap-text.ts'

const paper = '#FFFAF2'
const ink = '#241B33'
const leaf = '#53A206'
const onLeaf = '#14210A'
const font = '700 46px Nunito, sans-serif'
const [width, lineHeight, padding, radius] = [1024, 60, 44, 36]
const mostLines = 10
const buttonHeight = 84

/** What is painted, pixels, and where each of its buttons is, from above. */
interface PaintedBoard {
  readonly canvas: HTMLCanvasElement
  readonly buttons: readonly { readonly top: number; readonly bottom: number }[]
}

/** Paints words on paper, and below them what can be pressed; as wide as it always is and as high as it must be. */
export function paintBoard(text: string, labels: readonly string[]): PaintedBoard {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas')
  pen.font = font
  const widthOf = (line: string) => pen.measureText(line).width
  const lines = text === '' ? [] : wrapText(text, { widest: width - padding * 2, most: mostLines, widthOf })
  const words = lines.length * lineHeight
  const row = buttonHeight + padding / 2
  canvas.width = width
  canvas.height = padding * 2 + words + labels.length * row
  pen.fillStyle = paper
  pen.beginPath()
  pen.roundRect(0, 0, width, canvas.height, radius)
  pen.fill()
  pen.font = font
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = ink
  lines.forEach((line, index) => {
    pen.fillText(line, width / 2, padding + lineHeight * (index + 0.5))
  })
  const buttons = labels.map((label, index) => {
    const top = padding * 1.5 + words + index * row
    const most = width - padding * 2
    const wide = Math.min(most, widthOf(label) + padding * 2)
    pen.fillStyle = leaf
    pen.beginPath()
    pen.roundRect((width - wide) / 2, top, wide, buttonHeight, buttonHeight / 2)
    pen.fill()
    pen.fillStyle = onLeaf
    pen.fillText(label, width / 2, top + buttonHeight / 2, most - padding)
    return { top, bottom: top + buttonHeight }
  })
  return { canvas, buttons }
}
