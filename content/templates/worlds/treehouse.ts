import { daylight } from '../daylight.ts'
import { placed } from '../placed.ts'
import { protagonist } from '../protagonist.ts'
import type { EntityBlueprint, SceneBlueprint } from '../scene-blueprint.ts'
import { treehouseScript } from './treehouse-script.ts'
import { treehouseStacks } from './treehouse-stacks.ts'

const sunYellow = '#ffc247'
const berry = '#d8427f'
const cream = '#fff3dc'
const teal = '#43aec6'

/** The three who live here; the spec gives the tree house the jump speeds 1, 2 and 5 (m/s). */
const characters: readonly EntityBlueprint[] = [
  character(placed('kid', 'Kid', [1.75, 3.8, 1.95], { turn: 18, size: 0.85, color: teal }), 1),
  character(placed('chick', 'Chick', [3.3, 0, 5.2], { turn: -11, size: 1.05 }), 2),
  character(placed('dragon', 'Dragon', [-5, 4.65, 3], { turn: 48, size: 1.12 }), 5),
]

function character(entity: EntityBlueprint, jumpSpeed: number): EntityBlueprint {
  return { ...entity, components: { ...entity.components, character: { jumpSpeed } } }
}

/** The tree house in its clearing (spec, 'Scene templates'): player 1.4 × 2.2, jump speed 15, climb angle 59.9°. */
export const treehouse: SceneBlueprint = {
  slug: 'treehouse',
  clientId: 33,
  displayName: 'Tree House',
  entities: [
    {
      id: 'forest',
      kind: 'environment',
      name: 'Forest',
      position: [0, 0, 0],
      components: {
        environment: {
          preset: 'forest',
          skyTop: '#86c3d6',
          skyBottom: '#f3e3c4',
          ground: '#89b455',
          fog: { color: '#f3e3c4', near: 34, far: 112 },
        },
      },
    },
    ...daylight([-22, 37, 40]),
    ...protagonist(
      { position: [2, 0, 4.6], turn: 26 },
      { position: [11.26, 10.23, 26.41], rotation: [-11.5, 24, 0], fov: 32 },
      {
        width: 1.4,
        height: 2.2,
        depth: 1,
        movementSpeed: 10,
        jumpStartSpeed: 5,
        jumpSpeed: 15,
        gravity: 9.81,
        maxClimbAngle: 59.9,
        collideWithSurfaces: true,
        multiJump: false,
        hillClimbing: true,
      },
      'kid',
    ),
    placed('treehouse', 'Tree House', [0, 0, 0], { body: 'fixed' }),
    ...characters,
    placed('swing', 'Swing', [3.25, 0.7, 0.7], { turn: 20 }),
    placed('pond', 'Pond', [-4.6, 0, 3], { size: 0.82 }),
    placed('log', 'Log', [-2.9, 0, 5.9]),
    placed('path', 'Path', [1.2, 0, 6.6], { turn: 36 }),
    placed('path', 'Path 2', [4, 0, 9.2], { turn: 51 }),
    placed('path', 'Path 3', [7.1, 0, 11.7], { turn: 51 }),
    placed('mushroom', 'Mushroom', [5.6, 0, 3], { size: 1.3 }),
    placed('mushroom', 'Mushroom 2', [6.5, 0, 3.7], { size: 0.78, color: sunYellow }),
    placed('mushroom', 'Mushroom 3', [4.8, 0, 3.9], { size: 0.62 }),
    placed('lantern', 'Lantern', [-0.6, 0, 7.1], { turn: 30 }),
    placed('rock', 'Rock', [9.4, 0, 6.4], { turn: 40, size: 0.75 }),
    placed('rock', 'Rock 2', [-6.6, 0, -1.4], { turn: 200, size: 0.9 }),
    placed('rock', 'Rock 3', [-3.2, 0, -3.4], { turn: 90 }),
    // Rolled away, each behind something as one sees it first, trunk, pine and bush: to be found.
    placed('ball', 'Ball', [-0.9, 0, -2.9], { color: berry }),
    placed('ball', 'Ball 2', [-8.4, 0, -8.2], { color: teal }),
    placed('ball', 'Ball 3', [6.5, 0, -3.1], { color: sunYellow }),
    placed('bush', 'Bush', [-4.6, 0, -0.9], { turn: 10, size: 1.15 }),
    placed('bush', 'Bush 2', [-2.6, 0, -1.9], { turn: 120, size: 1.1 }),
    placed('bush', 'Bush 3', [6.6, 0, -1.6], { turn: 60, size: 1.4 }),
    placed('bush', 'Bush 4', [4.4, 0, -3.2], { turn: 210 }),
    placed('flowers', 'Flowers', [-2.2, 0, 8.4], { turn: 20, color: berry }),
    placed('flowers', 'Flowers 2', [4.2, 0, 2.6], { turn: 80, color: cream }),
    placed('flowers', 'Flowers 3', [7.4, 0, 6.2], { turn: 140, color: berry }),
    placed('flowers', 'Flowers 4', [-8.5, 0, 5.2], { turn: 200, color: sunYellow }),
    placed('flowers', 'Flowers 5', [-4.4, 0, 8.6], { turn: 310, color: teal }),
    placed('flowers', 'Flowers 6', [0.2, 0, 3.6], { turn: 160, size: 0.85, color: sunYellow }),
    placed('tree', 'Tree', [10.3, 0, 0.9], { turn: 30, size: 0.95, body: 'fixed' }),
    placed('tree', 'Tree 2', [7.9, 0, -4.4], { turn: 200, size: 1.3, body: 'fixed' }),
    placed('tree', 'Tree 3', [12.6, 0, -0.8], { turn: 100, size: 1.4, body: 'fixed' }),
    placed('pine', 'Pine', [-10.5, 0, -3.4], { turn: 10, size: 1.44, body: 'fixed' }),
    placed('pine', 'Pine 2', [-12.5, 0, 0.4], { turn: 70, size: 1.68, body: 'fixed' }),
    placed('pine', 'Pine 3', [-8, 0, -6], { turn: 140, size: 1.3, body: 'fixed' }),
    placed('pine', 'Pine 4', [10.6, 0, -3.8], { turn: 220, size: 1.55, body: 'fixed' }),
  ],
  files: [
    { name: 'index', kind: 'blocks', stacks: treehouseStacks },
    { name: 'Tab2', kind: 'js', text: treehouseScript },
  ],
}
