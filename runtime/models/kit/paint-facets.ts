import type { BufferGeometry, Color } from 'three'
import type { Random } from '../../random/seeded-random.ts'
import type { Paint } from './paint.ts'
import type { Three } from './three.ts'

/** Red, green and blue of every corner: a blend from low to high by height, each facet a little lighter or darker. */
export function paintFacets(
  three: Three,
  geometry: BufferGeometry,
  paint: Paint,
  colorOf: (hex: string) => Color,
  random: Random,
): number[] {
  const low = colorOf(paint.color)
  const high = paint.top === undefined ? low : colorOf(paint.top)
  const position = geometry.getAttribute('position')
  let bottom = Number.POSITIVE_INFINITY
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < position.count; i++) {
    bottom = Math.min(bottom, position.getY(i))
    top = Math.max(top, position.getY(i))
  }
  const vary = paint.vary ?? 0.03
  const color = new three.Color()
  const colors: number[] = []
  for (let i = 0; i < position.count; i += 3) {
    const middle = (position.getY(i) + position.getY(i + 1) + position.getY(i + 2)) / 3
    color.copy(low).lerp(high, (middle - bottom) / Math.max(top - bottom, 1e-6))
    const drift = paint.smooth ? 0 : (random() * 2 - 1) * vary
    color.offsetHSL(drift * 0.18, 0, drift).multiplyScalar(paint.glow ?? 1)
    for (let corner = 0; corner < 3; corner++) colors.push(color.r, color.g, color.b)
  }
  return colors
}
