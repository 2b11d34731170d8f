import type { BufferGeometry } from 'three'

const noise = (a: number, b: number, c: number, salt: number) => {
  const wave = Math.sin(a * 41.7 + b * 289.3 + c * 97.1 + salt * 17.9) * 24634.63
  return wave - Math.floor(wave) - 0.5
}
const grid = (value: number) => Math.round(value * 500) / 500

/**
 * Moves every corner by up to half of `amount` (m) each way. Corners that lie on one another move together, so that
 * no gap opens between facets.
 */
export function crumple<Geometry extends BufferGeometry>(
  geometry: Geometry,
  amount: number,
  salt: number,
): Geometry {
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i)
    const y = position.getY(i)
    const z = position.getZ(i)
    const [a, b, c] = [grid(x), grid(y), grid(z)]
    position.setXYZ(
      i,
      x + noise(a, b, c, salt) * amount,
      y + noise(b, c, a, salt + 5) * amount,
      z + noise(c, a, b, salt + 11) * amount,
    )
  }
  return geometry
}
