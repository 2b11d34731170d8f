import type { Vec3 } from '../../../model/project/project.ts'
import { daylight } from '../daylight.ts'
import { placed } from '../placed.ts'
import { protagonist } from '../protagonist.ts'
import type { EntityBlueprint, SceneBlueprint } from '../scene-blueprint.ts'
import { templatePlayer } from '../template-player.ts'
import { castleStacks } from './castle-stacks.ts'

const berry = '#d8427f'
const blue = '#355f9c'
const sunYellow = '#ffc247'
const cream = '#fff3dc'

/** Metres from the middle of the yard to the middle of its walls: left and right, in front and behind. */
const side = 7
const front = 6

/** Pieces of 5 m: two beside the gate, three behind, two on each side; their teeth look outwards. */
const walls: readonly EntityBlueprint[] = (
  [
    [[-4.7, 0, front], 0],
    [[4.7, 0, front], 0],
    [[-5, 0, -front], 180],
    [[0, 0, -front], 180],
    [[5, 0, -front], 180],
    [[-side, 0, 2.5], -90],
    [[-side, 0, -2.5], -90],
    [[side, 0, 2.5], 90],
    [[side, 0, -2.5], 90],
  ] as const satisfies readonly (readonly [Vec3, number])[]
).map(([position, turn], index) =>
  placed('castle-wall', index === 0 ? 'Castle Wall' : `Castle Wall ${index + 1}`, position, {
    turn,
    body: 'solid',
  }),
)

const towers: readonly EntityBlueprint[] = (
  [
    [[-6.8, 0, 5.7], berry],
    [[6.8, 0, 5.7], berry],
    [[-6.6, 0, -5.4], blue],
    [[6.6, 0, -5.4], blue],
  ] as const satisfies readonly (readonly [Vec3, string])[]
).map(([position, color], index) =>
  placed('tower', index === 0 ? 'Tower' : `Tower ${index + 1}`, position, {
    size: index < 2 ? 1.5 : 1.8,
    color,
    body: 'solid',
  }),
)

/** A castle behind its moat, a dragon above it, and a queen whose crown the wind takes (spec, 'Scene templates'; climbs 90°). */
export const castle: SceneBlueprint = {
  slug: 'castle',
  clientId: 35,
  displayName: 'Castle',
  entities: [
    {
      id: 'kingdom',
      kind: 'environment',
      name: 'Kingdom',
      position: [0, 0, 0],
      components: {
        environment: {
          preset: 'plain',
          skyTop: '#8cb8e0',
          skyBottom: '#fbe7cf',
          ground: '#93bc5e',
          fog: { color: '#f3e3c4', near: 50, far: 140 },
        },
      },
    },
    ...daylight([-24, 38, 32]),
    ...protagonist(
      { position: [1.4, 0, 14.6], turn: 198 },
      { position: [9.8, 12.9, 32.6], rotation: [-19, 18, 0], fov: 36 },
      { ...templatePlayer, maxClimbAngle: 90 },
      'kid',
    ),
    placed('moat', 'Moat', [0, 0, 0], { size: 2.1 }),
    placed('drawbridge', 'Drawbridge', [0, 0, 8.85], { body: 'solid' }),
    placed('gatehouse', 'Gate', [0, 0, front], { body: 'solid' }),
    ...walls,
    ...towers,
    placed('keep', 'Keep', [0.4, 0, -2.9], { size: 1.15, body: 'solid' }),
    placed('castle-stairs', 'Stairs', [-4.9, 0, -2.4], { body: 'solid' }),
    {
      id: 'treasure-carpet',
      kind: 'shape',
      name: 'Treasure Carpet',
      position: [-4.1, 2.12, -2.8],
      scale: [1.6, 0.06, 1.6],
      components: { geometry: { primitive: 'cylinder' }, material: { color: berry } },
    },
    placed('queen', 'Queen', [4.4, 0, 12.6], { turn: 14, clip: 'idle' }),
    placed('crown', 'Crown', [4.4, 1.75, 12.6]),
    placed('knight', 'Gate Guard', [2.1, 0, 7.6], { turn: 10, clip: 'idle', body: 'solid' }),
    placed('knight', 'Knight', [-5, 0, 12.2], { turn: 90, clip: 'walk', color: berry }),
    placed('dragon', 'Dragon', [-9.6, 8, -2.9], { turn: 0, size: 1.35, clip: 'walk', color: '#55914c' }),
    placed('horse', 'Horse', [5, 0, 1.6], { turn: -120, clip: 'idle' }),
    placed('crate', 'Crate', [5.6, 0, -0.6], { turn: 12, body: 'solid' }),
    placed('crate', 'Crate 2', [5.5, 0.9, -0.7], { turn: 40, size: 0.8 }),
    placed('campfire', 'Campfire', [2.8, 0, 3], { clip: 'idle', size: 0.9 }),
    placed('path', 'Path', [0.8, 0, 12.8], { turn: 18, size: 1.1 }),
    placed('path', 'Path 2', [0, 0, 3.4], { turn: 0, size: 1.1 }),
    placed('path', 'Path 3', [-9.8, 0, 13.2], { turn: 90, size: 0.4 }),
    placed('path', 'Path 4', [-3.4, 0, 12.9], { turn: 90, size: 0.4 }),
    placed('flag', 'Flag', [-10.6, 0, 12.4], { turn: -20, size: 1.3, color: blue }),
    placed('flag', 'Flag 2', [-2.2, 0, 12], { turn: -20, size: 1.3, color: blue }),
    placed('tree', 'Tree', [-13.6, 0, 8], { turn: 40, size: 1.15 }),
    placed('tree', 'Tree 2', [14, 0, -8], { turn: 200, size: 1.3 }),
    placed('pine', 'Pine', [-13.4, 0, -9], { turn: 10, size: 1.3 }),
    placed('pine', 'Pine 2', [-11, 0, -13], { turn: 90, size: 1.5 }),
    placed('pine', 'Pine 3', [13, 0, 3], { turn: 70, size: 1.15 }),
    placed('bush', 'Bush', [12, 0, 10.6], { turn: 30, size: 1.2 }),
    placed('bush', 'Bush 2', [-12.6, 0, 14], { turn: 130 }),
    placed('rock', 'Rock', [8.2, 0, 13.4], { turn: 60 }),
    placed('rock', 'Rock 2', [-14, 0, 0.4], { turn: 160, size: 1.2 }),
    placed('flowers', 'Flowers', [6.4, 0, 13.8], { turn: 20, color: sunYellow }),
    placed('flowers', 'Flowers 2', [-4.2, 0, 14], { turn: 120, color: cream }),
    placed('flowers', 'Flowers 3', [-5.2, 0, 4.4], { turn: 220, color: berry }),
    placed('flowers', 'Flowers 4', [9.6, 0, 12], { turn: 300, color: berry }),
  ],
  files: [{ name: 'index', kind: 'blocks', stacks: castleStacks }],
}
