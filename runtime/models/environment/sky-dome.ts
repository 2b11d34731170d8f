import type { Mesh } from 'three'
import type { Three } from '../kit/three.ts'

const radius = 190
/** Where the warm patch of the low sun stands, as a direction. */
const sunDirection = [-0.78, 0.3, -0.55] as const
const sunGlow = '#ffd892'

/** A gradient from the horizon up, untouched by fog and light, with a warm patch around the sun. */
export function skyDome(three: Three, top: string, bottom: string): Mesh {
  const geometry = new three.SphereGeometry(radius, 40, 32)
  const zenith = new three.Color(top)
  const horizon = new three.Color(bottom)
  const haze = new three.Color(top).lerp(horizon, 0.55).lerp(new three.Color('#ffffff'), 0.25)
  const glow = new three.Color(sunGlow)
  const sun = new three.Vector3(...sunDirection).normalize()
  const direction = new three.Vector3()
  const color = new three.Color()
  const position = geometry.getAttribute('position')
  const colors: number[] = []
  for (let i = 0; i < position.count; i++) {
    direction.fromBufferAttribute(position, i).normalize()
    const height = Math.max(0, direction.y)
    if (height < 0.14) color.copy(horizon).lerp(haze, height / 0.14)
    else color.copy(haze).lerp(zenith, Math.min(1, (height - 0.14) / 0.36))
    color.lerp(glow, 0.5 * Math.max(0, direction.dot(sun)) ** 5)
    colors.push(color.r, color.g, color.b)
  }
  geometry.setAttribute('color', new three.Float32BufferAttribute(colors, 3))
  const sky = new three.Mesh(
    geometry,
    new three.MeshBasicMaterial({ vertexColors: true, side: three.BackSide, fog: false, depthWrite: false }),
  )
  sky.name = 'sky'
  sky.renderOrder = -1
  return sky
}
