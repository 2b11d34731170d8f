import type { Shape } from '../../../model/doodle/shape.ts'
import type { DoodleStyle } from './doodle-style.ts'
import type { ShapeTool } from './doodle-tools.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

/** How deep the notches of a star are cut, as a part of its radius. */
const notch = 0.42

/** The shape that a tool pulls out from one point of the sheet to another. `isEven` keeps it as wide as high, and lines at eighths of a turn. */
export function shapeBetween(
  tool: ShapeTool,
  from: Spot,
  to: Spot,
  style: DoodleStyle,
  isEven: boolean,
): Shape {
  const { fill, stroke, strokeWidth, corners } = style
  const paint = { fill, stroke, strokeWidth }
  const end = isEven ? evenEnd(tool, from, to) : to
  const [left, right] = [Math.min(from.x, end.x), Math.max(from.x, end.x)]
  const [top, bottom] = [Math.min(from.y, end.y), Math.max(from.y, end.y)]
  const [width, height] = [tenth(right - left), tenth(bottom - top)]
  const box = {
    x: tenth((left + right) / 2),
    y: tenth((top + bottom) / 2),
    radiusX: width / 2,
    radiusY: height / 2,
  }
  switch (tool) {
    case 'line': {
      // A line without a colour would not be there at all.
      const points = [from.x, from.y, end.x, end.y].map(tenth)
      return { kind: 'line', points, ...paint, fill: null, stroke: stroke ?? fill ?? '#241B33' }
    }
    case 'rectangle':
      return { kind: 'rectangle', x: tenth(left), y: tenth(top), width, height, ...paint }
    case 'ellipse':
      return { kind: 'ellipse', ...box, ...paint }
    case 'polygon':
      return { kind: 'polygon', points: ring(box, corners, () => 1), ...paint }
    case 'star':
      return { kind: 'polygon', points: ring(box, corners * 2, (at) => (at % 2 === 0 ? 1 : notch)), ...paint }
  }
}

/** The same around a point, of a usual size (pixels from its middle to its side): for a press without a drag, and for keys. */
export function shapeAround(tool: ShapeTool, { x, y }: Spot, half: number, style: DoodleStyle): Shape {
  const rise = tool === 'line' ? 0 : half
  return shapeBetween(tool, { x: x - half, y: y - rise }, { x: x + half, y: y + rise }, style, false)
}

/** Pixels from the middle of such a shape to its side, on a sheet of that size. */
export const usualHalf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(width, height) / 6

interface Box {
  readonly x: number
  readonly y: number
  readonly radiusX: number
  readonly radiusY: number
}

/** Corners around a middle, the first at the top. */
function ring({ x, y, radiusX, radiusY }: Box, count: number, reach: (index: number) => number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    return [x + Math.cos(angle) * radiusX * reach(index), y + Math.sin(angle) * radiusY * reach(index)]
  })
    .flat()
    .map(tenth)
}

function evenEnd(tool: ShapeTool, from: Spot, to: Spot): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (tool === 'line') {
    const angle = Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) * (Math.PI / 4)
    const length = Math.hypot(dx, dy)
    return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length }
  }
  const side = Math.max(Math.abs(dx), Math.abs(dy))
  return { x: from.x + side * (Math.sign(dx) || 1), y: from.y + side * (Math.sign(dy) || 1) }
}

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0
