import * as THREE from 'three'
import type { Aframe } from '../../model/components/aframe.ts'

const pixelsPerCharacter = 26
const mostPixels = 2048
const fontFamily = 'Nunito, sans-serif'
/** Of the size of the letters. */
const lineStep = 1.3

/** A-Frame's `text`: words in a box of a width, wrapped after so many characters, drawn with our own letters. */
export function buildLabel(text: Aframe[string] | undefined) {
  const data = typeof text === 'object' ? text : { value: text ?? '' }
  const width = positive(data.width, 1)
  const wrap = Math.min(200, Math.max(1, Math.round(positive(data.wrapCount, 40))))
  const lines = (data.value ?? '').split('\n').flatMap((line) => wrapLine(line, wrap))
  const align = data.align === 'center' || data.align === 'right' ? data.align : 'left'
  const { canvas, share } = paint(lines, wrap, align, data.color ?? '#fff')
  const metres = { width, height: width * share }
  const map = new THREE.CanvasTexture(canvas)
  map.colorSpace = THREE.SRGBColorSpace
  const material = new THREE.MeshBasicMaterial({
    map,
    transparent: true,
    alphaTest: 0.05,
    side: data.side === 'double' ? THREE.DoubleSide : THREE.FrontSide,
    opacity: Math.min(1, Math.max(0, Number(data.opacity ?? 1) || 0)),
  })
  material.addEventListener('dispose', () => map.dispose())
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(metres.width, metres.height), material)
  const anchor = data.anchor === 'align' ? align : (data.anchor ?? 'center')
  const side = anchor === 'left' ? 0.5 : anchor === 'right' ? -0.5 : 0
  const down = data.baseline === 'top' ? -0.5 : data.baseline === 'bottom' ? 0.5 : 0
  const offset = (name: 'xOffset' | 'yOffset' | 'zOffset', usual: number) => Number(data[name] ?? usual) || 0
  mesh.position.set(
    side * metres.width + offset('xOffset', 0),
    down * metres.height + offset('yOffset', 0),
    offset('zOffset', 0.001),
  )
  return { mesh, metres }
}

const positive = (text: string | undefined, usual: number): number => {
  const value = Number.parseFloat(text ?? '')
  return value > 0 && value < 1000 ? value : usual
}

function wrapLine(line: string, wrap: number): readonly string[] {
  const lines = ['']
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + 1 + word.length <= wrap) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** `share` is the height of all lines as a part of the width. */
function paint(lines: readonly string[], wrap: number, align: CanvasTextAlign, color: string) {
  const canvas = document.createElement('canvas')
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('no 2d canvas')
  const cell = Math.min(pixelsPerCharacter, mostPixels / wrap, mostPixels / (lines.length * 2 * lineStep))
  const size = cell * 2
  canvas.width = Math.max(1, Math.ceil(cell * wrap))
  canvas.height = Math.max(1, Math.ceil(lines.length * size * lineStep))
  ink.font = `${size}px ${fontFamily}`
  ink.fillStyle = color
  ink.textAlign = align
  ink.textBaseline = 'middle'
  const x = align === 'left' ? 0 : align === 'right' ? canvas.width : canvas.width / 2
  lines.forEach((line, index) => {
    ink.fillText(line, x, (index + 0.5) * size * lineStep, canvas.width)
  })
  return { canvas, share: canvas.height / canvas.width }
}
