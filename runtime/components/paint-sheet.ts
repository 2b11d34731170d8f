import { shapePaints } from '../../model/doodle/shape-paints.ts'
import type { Sheet } from '../../model/doodle/sheet.ts'

/** Longest side of the picture, in pixels. */
const mostPixels = 2048
/** So that lines stay sharp from near. */
const sharpness = 1.5

/** Paints a drawing by itself: no text of an SVG is ever read. An empty sheet is paper, so that it can be seen and picked. */
export function paintSheet({ width, height, shapes }: Sheet): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const scale = Math.min(sharpness, mostPixels / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('no 2d canvas')
  ink.scale(scale, scale)
  ink.lineCap = 'round'
  ink.lineJoin = 'round'
  if (shapes.length === 0) paintPaper(ink, width, height)
  for (const shape of shapes) {
    ink.save()
    if (shape.matrix) ink.transform(...shape.matrix)
    ink.globalAlpha = shape.opacity ?? 1
    for (const { d, fill, stroke, strokeWidth } of shapePaints(shape)) {
      const path = new Path2D(d)
      if (fill !== null) {
        ink.fillStyle = fill
        ink.fill(path)
      }
      if (stroke === null || strokeWidth === 0) continue
      ink.strokeStyle = stroke
      ink.lineWidth = strokeWidth
      ink.stroke(path)
    }
    ink.restore()
  }
  return canvas
}

function paintPaper(ink: CanvasRenderingContext2D, width: number, height: number): void {
  const edge = Math.min(width, height) / 40
  ink.fillStyle = '#FFFAF2'
  ink.fillRect(0, 0, width, height)
  ink.strokeStyle = '#C9B99E'
  ink.lineWidth = edge
  ink.setLineDash([edge * 3, edge * 2])
  ink.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge)
}
