import type { Group } from 'three'
import type { Environment } from '../../model/components/environment.ts'
import { clouds } from './environment/clouds.ts'
import { land } from './environment/land.ts'
import { mountains } from './environment/mountains.ts'
import { skyDome } from './environment/sky-dome.ts'
import { woods } from './environment/woods.ts'
import type { Three } from './kit/three.ts'

/**
 * Sky, ground and surroundings as one group: 4 draw calls for `plain`, 12 for `forest`. The ground is level (y = 0)
 * within `levelRadius`. Fog belongs to the scene, not to a group: the caller sets it from `environment.fog`.
 * Geometries and materials that nobody else uses are marked `userData.isOwn`: dispose of them with the group.
 */
export function buildEnvironment(three: Three, environment: Environment): Group {
  const isForest = environment.preset === 'forest'
  const group = new three.Group()
  group.name = 'environment'
  group.add(
    skyDome(three, environment.skyTop, environment.skyBottom),
    land(three, environment.ground, isForest ? 1 : 0.25),
    mountains(three),
    clouds(three),
  )
  if (isForest) group.add(...woods(three))
  return group
}
