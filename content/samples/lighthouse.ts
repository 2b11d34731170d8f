import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { holder, lamp, mist, paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const beam = { color: paint.yellow, opacity: 0.35, glow: 1, inside: 'beam', size: [1.8, 9, 1.8] } as const

/** A lighthouse by night. */
export const lighthouse: Sample = {
  slug: 'lighthouse',
  ...sampleTexts.lighthouse,
  isProject: false,
  world: {
    displayName: 'Lighthouse',
    entities: [
      ...stage({ preset: 'sunset', from: [2, 5, 17], at: [0.5, 2.6, 0], player: [-4.5, 0, 5], turn: 60 }),
      placed('tower', 'Tower', [0, 0, 0]),
      holder('Beam', [0, 4.2, 0]),
      mist('cone', 'Ray', [0, 0, 4.5], { ...beam, rotation: [-90, 0, 0] }),
      mist('cone', 'Other Ray', [0, 0, -4.5], { ...beam, rotation: [90, 0, 0] }),
      lamp('Lamp', [0, 0.4, 1.4], { type: 'point', color: paint.yellow, intensity: 2 }, 'beam'),
      mist('sphere', 'Lantern', [0, 4.2, 0], { color: paint.yellow, size: 0.9 }),
      shape('cylinder', 'Sea', [6.5, 0.02, 2], { color: '#31588c', size: [8, 0.06, 8] }),
      placed('boat', 'Boat', [6, 0, 2], { turn: -60 }),
      placed('rock', 'Rock', [2.6, 0, 1.6], { turn: 30 }),
      placed('rock', 'Rock 2', [-2.2, 0, -1.6], { turn: 130, size: 1.4 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('control_wait', { SECONDS: 1 }),
        block('looks_surroundings', { PLACE: 'night' }),
        block('looks_glow', { ITEM: 'lantern', ON: '1' }),
        block('control_forever', {
          DO: [block('motion_turn', { ITEM: 'beam', DIRECTION: 'turnRight', DEGREES: 360, SECONDS: 5 })],
        }),
      ],
      [
        block('event_click', { ITEM: 'tower' }),
        block('looks_brightness', { ITEM: 'lamp', VALUE: 9 }),
        block('looks_say', { ITEM: 'boat', TEXT: 'Thank you, lighthouse!', SECONDS: 2 }),
        block('looks_brightness', { ITEM: 'lamp', VALUE: 2 }),
      ],
    ),
  },
  tries: [{ at: 3, click: 'tower' }],
  expects: [
    { thing: 'beam', turns: 360 },
    { thing: 'surroundings', becomes: { components: { environment: { preset: 'night' } } } },
    { thing: 'lamp', becomes: { components: { light: { intensity: 9 } } } },
    { says: 'Thank you', who: 'boat' },
  ],
}
