import { daylight } from '../daylight.ts'
import { placed } from '../placed.ts'
import { protagonist } from '../protagonist.ts'
import type { SceneBlueprint } from '../scene-blueprint.ts'
import { templatePlayer } from '../template-player.ts'
import { arenaRing } from './arena-ring.ts'
import { arenaStacks, arenaVariables } from './arena-stacks.ts'

/** A round stage with cheering stands, where one races a friendly dinosaur (spec, 'Scene templates'): climb angle 90°. */
export const arena: SceneBlueprint = {
  slug: 'arena',
  clientId: 36,
  displayName: 'The Arena',
  entities: [
    {
      id: 'desert',
      kind: 'environment',
      name: 'Desert',
      position: [0, 0, 0],
      components: {
        environment: {
          preset: 'desert',
          skyTop: '#7fbcd6',
          skyBottom: '#fbe3b8',
          ground: '#edd09a',
          fog: { color: '#fbe3b8', near: 50, far: 140 },
        },
      },
    },
    ...daylight([-20, 40, 30]),
    ...protagonist(
      { position: [0.6, 0, 1.6], turn: 180 },
      { position: [12, 21, 33], rotation: [-30, 20, 0], fov: 38 },
      { ...templatePlayer, maxClimbAngle: 90 },
      'kid',
    ),
    {
      id: 'stage',
      kind: 'shape',
      name: 'Sand Floor',
      position: [0, 0.02, 0],
      scale: [21, 0.04, 21],
      components: {
        geometry: { primitive: 'cylinder' },
        material: { color: '#f3dcae' },
        physics: { body: 'ghost' },
      },
    },
    ...arenaRing,
    placed('t-rex', 'T-Rex', [-1, 0, -5.8], { size: 1.5, turn: 10, clip: 'walk' }),
    placed('gold-star', 'Star', [3, 0, 0], { size: 1.5 }),
    placed('crate', 'Crate', [6.6, 0, -4.4], { size: 1.15, turn: 0, body: 'fixed' }),
    placed('crate', 'Crate 2', [6.6, 0, -5.7], { size: 1.1, turn: 0, body: 'fixed' }),
    placed('crate', 'Crate 3', [-7, 0, 3], { size: 1.15, turn: 0, body: 'fixed' }),
    placed('rock', 'Rock', [-6.4, 0, -5.2], { size: 1.2, turn: 0, body: 'fixed' }),
    placed('rock', 'Rock 2', [6.9, 0, 4.4], { size: 1.1, turn: 180, body: 'fixed' }),
    placed('flag', 'Berry Flag', [-3.6, 0, 9.2], { size: 1.2 }),
    placed('flag', 'Blue Flag', [3.6, 0, 9.2], { size: 1.2, color: '#4c86c6' }),
  ],
  files: [{ name: 'index', kind: 'blocks', stacks: arenaStacks, variables: arenaVariables }],
}
