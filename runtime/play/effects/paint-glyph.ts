import type { ParticleStyle } from './particle-styles.ts'

const side = 64
const middle = side / 2

type Pen = CanvasRenderingContext2D

const painters: Readonly<Record<ParticleStyle['glyph'], (pen: Pen) => void>> = {
  glow(pen) {
    const light = pen.createRadialGradient(middle, middle, 0, middle, middle, middle)
    light.addColorStop(0, 'rgb(255 255 255 / 95%)')
    light.addColorStop(1, 'rgb(255 255 255 / 0%)')
    pen.fillStyle = light
    pen.fillRect(0, 0, side, side)
  },
  heart(pen) {
    pen.moveTo(32, 58)
    pen.bezierCurveTo(-14, 28, 12, -4, 32, 18)
    pen.bezierCurveTo(52, -4, 78, 28, 32, 58)
    pen.fill()
  },
  star(pen) {
    for (let corner = 0; corner < 8; corner += 1) {
      const angle = (corner * Math.PI) / 4
      const length = corner % 2 === 0 ? 31 : 9
      pen.lineTo(middle + Math.sin(angle) * length, middle - Math.cos(angle) * length)
    }
    pen.fill()
  },
  ring(pen) {
    pen.arc(middle, middle, 26, 0, 2 * Math.PI)
    pen.lineWidth = 6
    pen.stroke()
  },
  flake: (pen) => pen.fillRect(10, 18, 44, 28),
}

/** A white speck, to be coloured where it is drawn. */
export function paintGlyph(glyph: ParticleStyle['glyph']): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas')
  pen.fillStyle = '#ffffff'
  pen.strokeStyle = '#ffffff'
  pen.beginPath()
  painters[glyph](pen)
  return canvas
}
