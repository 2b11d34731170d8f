import { lamp, mist, paint } from '../../samples/kit/props.ts'
import { stage } from '../../samples/kit/stage.ts'
import { placed } from '../../templates/placed.ts'
import type { EntityBlueprint } from '../../templates/scene-blueprint.ts'
import type { Say } from '../course.ts'

/** A landing place on a far moon; the aliens come from above. */
export const spaceInvaderThings = (say: Say): readonly EntityBlueprint[] => [
  ...stage({
    preset: 'space',
    from: [0, 6.2, 22],
    at: [0, 6.2, 0],
    fov: 38,
    player: [0, 0, 30],
    turn: 180,
  }),
  { ...placed('rocket', say('Rocket', 'Rakete'), [0, 0.3, 0], { size: 0.6 }), id: 'rocket' },
  {
    ...mist('capsule', say('Laser', 'Laser'), [0, 3.2, 0], {
      color: paint.yellow,
      size: [0.3, 0.9, 0.3],
      glow: 1,
    }),
    id: 'laser',
  },
  { ...placed('alien', say('Alien', 'Alien'), [0, 7, 0], { size: 0.85 }), id: 'alien' },
  {
    ...mist('star', say('Boom', 'Bumm'), [3, 4, 0], { color: paint.orange, size: 1.3, glow: 1 }),
    id: 'boom',
  },
  lamp('Starlight', [0, 10, 10], { type: 'ambient', color: '#dfe4ff', intensity: 1.6 }),
  placed('earth', 'Earth', [15, 7, -26], { size: 3.4 }),
  placed('tower', 'Tower', [-10.5, 0, -5], { size: 0.9 }),
  placed('rock', 'Rock', [8, 0, -4], { size: 1.6, turn: 60, color: '#7d75a0' }),
  placed('rock', 'Rock 2', [-6, 0, -3], { size: 1, turn: 150, color: '#7d75a0' }),
  placed('crystal', 'Crystal', [9.6, 0, -2], { size: 1, color: paint.teal }),
]
