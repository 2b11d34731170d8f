import type { PatternName } from '../simulation/patterns.ts'

const side = 256
/** Marks of a pattern, seen on any colour. */
const light = 'rgb(255 255 255 / 82%)'
const dark = 'rgb(36 27 51 / 30%)'

type Pen = CanvasRenderingContext2D

/** Calls `draw` for the middle of every cell of a grid; every second row is half a cell further. */
function scatter(cells: number, draw: (x: number, y: number) => void): void {
  const cell = side / cells
  for (let row = 0; row < cells; row += 1)
    for (let column = -1; column < cells; column += 1)
      draw((column + 0.5 + (row % 2) / 2) * cell, (row + 0.5) * cell)
}

function star(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  for (let corner = 0; corner < 10; corner += 1) {
    const angle = (corner * Math.PI) / 5 - Math.PI / 2
    const length = corner % 2 === 0 ? radius : radius * 0.45
    pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length)
  }
  pen.fill()
}

const painters: Readonly<Record<PatternName, (pen: Pen) => void>> = {
  dots: (pen) =>
    scatter(4, (x, y) => {
      pen.beginPath()
      pen.arc(x, y, 16, 0, 2 * Math.PI)
      pen.fill()
    }),
  stripes: (pen) => {
    for (let x = 0; x < side; x += 64) pen.fillRect(x, 0, 32, side)
  },
  checks: (pen) => {
    for (let row = 0; row < 4; row += 1)
      for (let column = row % 2; column < 4; column += 2) pen.fillRect(column * 64, row * 64, 64, 64)
  },
  bricks: (pen) => {
    pen.fillStyle = dark
    for (let row = 0; row < 8; row += 1) {
      pen.fillRect(0, row * 32, side, 4)
      for (let x = (row % 2) * 32; x < side; x += 64) pen.fillRect(x, row * 32, 4, 32)
    }
  },
  waves: (pen) => {
    pen.strokeStyle = light
    pen.lineWidth = 10
    for (let y = 16; y < side; y += 32) {
      pen.beginPath()
      for (let x = -4; x <= side + 4; x += 4) pen.lineTo(x, y + Math.sin((x / side) * 8 * Math.PI) * 8)
      pen.stroke()
    }
  },
  stars: (pen) => scatter(4, (x, y) => star(pen, x, y, 22)),
}

/** A pattern whose ground is see-through. */
export function paintPattern(name: PatternName): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas')
  pen.fillStyle = light
  painters[name](pen)
  return canvas
}
