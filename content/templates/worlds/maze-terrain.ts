import { daylight } from '../daylight.ts'
import { placed } from '../placed.ts'
import { protagonist } from '../protagonist.ts'
import type { EntityBlueprint, SceneBlueprint } from '../scene-blueprint.ts'
import { mazeScript } from './maze-script.ts'
import { mazeStacks } from './maze-stacks.ts'
import { mazePlace, mazeWalls } from './maze-walls.ts'

const [gateX, nearZ] = mazePlace(5, 10)
const [, farZ] = mazePlace(5, 0)
const inMaze = (column: number, row: number): readonly [number, number, number] => {
  const [x, z] = mazePlace(column, row)
  return [x, 0, z]
}

/** Round-cut bushes on the corners of the outer hedge and beside the gate. */
const topiary = (
  [
    [0, 0],
    [10, 0],
    [0, 10],
    [10, 10],
    [4, 10],
    [6, 10],
  ] as const
).map(([column, row], index): EntityBlueprint => {
  const [x, z] = mazePlace(column, row)
  return {
    id: `topiary-${index + 1}`,
    kind: 'shape',
    name: `Topiary ${index + 1}`,
    position: [x, 2.7, z],
    scale: [1.7, 1.7, 1.7],
    components: { geometry: { primitive: 'sphere' }, material: { color: '#82b350' } },
  }
})

/** A hedge maze with one gate in and one out, another one in each run, and a star to find in it; also what an unknown template shows. */
export const mazeTerrain: SceneBlueprint = {
  slug: 'maze-terrain',
  clientId: 39,
  displayName: 'Maze Terrain',
  entities: [
    {
      id: 'meadow',
      kind: 'environment',
      name: 'Meadow',
      position: [0, 0, 0],
      components: {
        environment: {
          preset: 'plain',
          skyTop: '#86c3d6',
          skyBottom: '#fbe6c0',
          ground: '#a9c76b',
          fog: { color: '#f3e3c4', near: 50, far: 140 },
        },
      },
    },
    ...daylight([-18, 40, 34]),
    ...protagonist(
      { position: [gateX, 0, nearZ + 3.4], turn: 180 },
      { position: [16, 25, 36], rotation: [-33, 24, 0], fov: 36 },
      {
        width: 1,
        height: 2,
        depth: 1,
        movementSpeed: 10,
        jumpStartSpeed: 5,
        jumpSpeed: 15,
        gravity: 9.81,
        maxClimbAngle: 60,
        collideWithSurfaces: true,
        multiJump: false,
        hillClimbing: true,
      },
      'kid',
    ),
    {
      id: 'maze-floor',
      kind: 'shape',
      name: 'Maze Floor',
      position: [0, 0.02, 0],
      scale: [26.4, 1, 26.4],
      components: { geometry: { primitive: 'plane' }, material: { color: '#e2c290' } },
    },
    ...mazeWalls(),
    ...topiary,
    placed('flag', 'Start Flag', [gateX - 1.7, 0, nearZ + 1.8], { color: '#ee7a54' }),
    placed('flag', 'Start Flag 2', [gateX + 1.7, 0, nearZ + 1.8], { color: '#ee7a54' }),
    placed('flag', 'Goal', [gateX + 1.7, 0, farZ - 1.8], { size: 1.4 }),
    placed('gold-star', 'Star', [inMaze(3, 5)[0], 0.6, inMaze(3, 5)[2]], { size: 1.2, clip: 'idle' }),
    placed('chick', 'Chick', inMaze(9, 9), { turn: 180 }),
    placed('mushroom', 'Mushroom', inMaze(7, 9), { size: 1.2 }),
    placed('ball', 'Ball', inMaze(3, 7), { color: '#ffc247' }),
    placed('t-rex', 'T-Rex', [gateX - 3.4, 0, farZ - 4.6], { turn: 20, clip: 'walk' }),
    placed('tree', 'Tree', [-17, 0, -9], { turn: 40, size: 1.4 }),
    placed('tree', 'Tree 2', [17.5, 0, -4], { turn: 170, size: 1.2 }),
    placed('pine', 'Pine', [-16.5, 0, 7], { turn: 90 }),
    placed('pine', 'Pine 2', [10, 0, -17], { turn: 10, size: 1.3 }),
    placed('bush', 'Bush', [7, 0, 16.5], { turn: 30 }),
    placed('flowers', 'Flowers', [3.6, 0, 16.4], { turn: 20 }),
    placed('flowers', 'Flowers 2', [-4.8, 0, 16.8], { turn: 220, color: '#ffc247' }),
    placed('rock', 'Rock', [-8, 0, 16.6], { turn: 60 }),
  ],
  files: [
    { name: 'index', kind: 'blocks', stacks: mazeStacks },
    { name: 'maze', kind: 'js', text: mazeScript },
  ],
}
