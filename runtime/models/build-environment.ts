import type { Group } from 'three'
import type { Environment } from '../../model/components/environment.ts'
import { presets } from './environment/presets.ts'
import type { Three } from './kit/three.ts'

/**
 * Sky, ground and surroundings as one group: 4 draw calls for `plain`, 13 at most. The ground is level (y = 0)
 * within `levelRadius`. Fog belongs to the scene, not to a group: the caller sets it from `environment.fog`.
 * Geometries and materials that nobody else uses are marked `userData.isOwn`: dispose of them with the group. The recipes that
 * `loadSurroundings` names must have been loaded.
 */
export function buildEnvironment(three: Three, environment: Environment): Group {
  const group = new three.Group()
  group.name = 'environment'
  group.add(...presets[environment.preset](three, environment))
  return group
}
