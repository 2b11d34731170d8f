import type { Shape } from './shape.ts'
import { shapePaints } from './shape-paints.ts'
import type { Sheet } from './sheet.ts'

/**
 * A drawing as SVG text. It holds paths, numbers and colours of our own shapes and nothing else: there is no way for a script, an
 * address or a style to come in.
 */
export function sheetSvg({ width, height, shapes }: Sheet): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.map(shapeSvg).join('')}</svg>`
}

function shapeSvg(shape: Shape): string {
  const paths = shapePaints(shape).map(
    ({ d, fill, stroke, strokeWidth }) =>
      `<path d="${d}" fill="${fill ?? 'none'}"${stroke === null ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth}"`}/>`,
  )
  const opacity = shape.opacity === undefined ? '' : ` opacity="${shape.opacity}"`
  const matrix = shape.matrix === undefined ? '' : ` transform="matrix(${shape.matrix.join(' ')})"`
  return `<g stroke-linecap="round" stroke-linejoin="round"${opacity}${matrix}>${paths.join('')}</g>`
}
