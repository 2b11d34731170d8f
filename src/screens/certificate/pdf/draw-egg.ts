import { LineCapStyle, type PDFPage } from '@cantoo/pdf-lib'
import { ink } from './ink.ts'

/** Height of the mark's own drawing (`ui/EggMark.tsx`), 48 wide. */
const drawnHeight = 56

/** The brand mark, its upper left corner there (points from the lower left corner of the page). */
export function drawEgg(page: PDFPage, x: number, y: number, height: number): void {
  const scale = height / drawnHeight
  const eyes = 24.5
  page.drawSvgPath('M24 3C35 3 44 20 44 34C44 46 35 53 24 53S4 46 4 34C4 20 13 3 24 3Z', {
    x,
    y,
    scale,
    color: ink.egg,
  })
  page.drawSvgPath('M9.5 31.5L14.6 37.4L19.4 35.6L24 41L28.6 35.6L33.4 37.4L38.5 31.5', {
    x,
    y,
    scale,
    borderColor: ink.paper,
    borderWidth: 3.4,
    borderLineCap: LineCapStyle.Round,
  })
  page.drawSvgPath('M13 15C15.5 10.5 19 7.6 22 7.2', {
    x,
    y,
    scale,
    borderColor: ink.light,
    borderWidth: 3,
    borderLineCap: LineCapStyle.Round,
  })
  for (const eye of [17, 31])
    page.drawEllipse({
      x: x + eye * scale,
      y: y - eyes * scale,
      xScale: 2.7 * scale,
      yScale: 3.4 * scale,
      color: ink.paper,
    })
}
