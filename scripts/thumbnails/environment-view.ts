import type { Group, PerspectiveCamera } from 'three'
import { Environment } from '../../model/components/environment.ts'
import { buildEnvironment } from '../../runtime/models/build-environment.ts'
import type { Three } from '../../runtime/models/kit/three.ts'
import { environmentThings } from '../../src/workspace/left/environment-things.ts'

/** Light of each hour: sun and sky. */
const daylight = ['#ffe3b6', 2.6, 1.5] as const
const hours: Readonly<Partial<Record<Environment['preset'], readonly [string, number, number]>>> = {
  night: ['#aeb8f0', 1.7, 1.2],
  space: ['#ffe9cf', 2.4, 0.9],
  sunset: ['#ffb27a', 2.8, 1.2],
}

/** One of the picker's surroundings in its own light, and a camera that looks into it. */
export function environmentView(
  three: Three,
  preset: Environment['preset'],
): { world: Group; camera: PerspectiveCamera; environment: Environment } {
  const thing = environmentThings.find(({ id }) => id === preset)
  const environment = Environment.parse(thing?.components.environment)
  const [color, sunlight, skylight] = hours[preset] ?? daylight
  const sun = new three.DirectionalLight(color, sunlight)
  sun.position.set(-30, 38, 30)
  const world = new three.Group().add(
    buildEnvironment(three, environment),
    sun,
    new three.HemisphereLight('#e4edf2', '#d8b88c', skylight),
  )
  const camera = new three.PerspectiveCamera(46, 1, 0.1, 600)
  camera.position.set(2, 3.4, 13)
  camera.lookAt(-4, 6.4, -20)
  return { world, camera, environment }
}
