import { holder, mist, paint } from '../../samples/kit/props.ts'
import { stage } from '../../samples/kit/stage.ts'
import { placed } from '../../templates/placed.ts'
import type { EntityBlueprint } from '../../templates/scene-blueprint.ts'
import type { Say } from '../course.ts'

/** Metres of one piece of the track; two of them take turns, so that it never ends. */
export const trackLength = 40

/** Stones and marks on a piece of the track: by them one sees that it moves. */
function trackPiece(name: string, x: number): readonly EntityBlueprint[] {
  const track = holder(name, [x, 0, 0])
  const inside = track.id
  const marks = Array.from({ length: 10 }, (_, index) =>
    mist('box', `${name} Mark ${index + 1}`, [index * 4 - 18, 0.03, 1.7], {
      color: '#d9b274',
      size: [1.7, 0.04, 0.28],
      inside,
    }),
  )
  const stones = ([-16, -9.5, -3, 4, 8.5, 15] as const).map((at, index): EntityBlueprint => {
    const size = 0.3 + (index % 3) * 0.14
    const z = index % 2 === 0 ? -1.9 : 2.6
    return { ...placed('rock', `${name} Stone ${index + 1}`, [at, 0, z], { turn: index * 50, size }), inside }
  })
  const road = mist('box', `${name} Sand`, [0, -0.08, 0], {
    color: '#e6c48a',
    size: [trackLength, 0.2, 4.4],
    inside,
  })
  return [track, road, ...marks, ...stones]
}

/** The desert by the evening sun: a dinosaur on an endless track, seen from its side. */
export const tRexThings = (say: Say): readonly EntityBlueprint[] => [
  ...stage({ preset: 'desert', from: [1, 3.6, 17], at: [1, 2.9, 0], fov: 38, player: [9, 0, -5], turn: -50 }),
  { ...placed('t-rex', say('Dino', 'Dino'), [-5, 0, 0], { turn: 90, size: 0.8 }), id: 'dino' },
  { ...placed('cactus', say('Cactus', 'Kaktus'), [6, 0, 0], { size: 0.55 }), id: 'cactus' },
  { ...placed('gold-star', say('Play Again', 'Nochmal'), [1, 3.4, 0], { size: 1.5 }), id: 'again' },
  ...trackPiece('Track', 0),
  ...trackPiece('Track 2', trackLength),
  placed('cloud', 'Cloud', [-6, 6.6, -9], { size: 1.2 }),
  placed('cloud', 'Cloud 2', [8, 7.8, -14], { size: 1.6 }),
  placed('palm', 'Palm', [-9.5, 0, -7], { size: 1.3, turn: 40 }),
  placed('palm', 'Palm 2', [12.5, 0, -9], { size: 1.5, turn: 200 }),
  placed('rock', 'Rock', [5, 0, -8], { size: 1.6, turn: 30 }),
  mist('sphere', 'Evening Sun', [13, 9, -46], { color: paint.orange, size: 9, glow: 0.9 }),
]
