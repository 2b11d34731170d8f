import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** A camera that tells a story in shots. */
export const littleFilm: Sample = {
  slug: 'little-film',
  ...sampleTexts['little-film'],
  isProject: false,
  world: {
    displayName: 'A Little Film',
    entities: [
      ...stage({ preset: 'sunset', from: [-9, 3, 13], at: [0, 3, 0], player: [4, 0, 5], turn: 200 }),
      placed('tower', 'Castle', [0, 0, 0], { size: 1.4 }),
      placed('dragon', 'Dragon', [-6, 3.2, -5], { turn: 50 }),
      placed('house', 'House', [4.6, 0, -3], { turn: -30 }),
      placed('house', 'House 2', [-4.4, 0, -2], { turn: 35 }),
      placed('tree', 'Tree', [6.6, 0, 1], {}),
      placed('pine', 'Pine', [-7.4, 0, 1.6], { size: 1.3 }),
      placed('bridge', 'Bridge', [0, 0, 5], { turn: 90 }),
      placed('bush', 'Bush', [2.8, 0, 2.2], {}),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('camera_fade', { WAY: 'out', SECONDS: 0 }),
        block('camera_look_at', { TO: 'castle' }),
        block('control_together', {
          DO: [block('camera_fade', { WAY: 'in', SECONDS: 1 })],
          AND: [block('camera_words', { TEXT: 'The Dragon Is Coming', SECONDS: 2 })],
        }),
        block('camera_glide', { X: 5, Y: 2, Z: 12, SECONDS: 2 }),
        block('camera_look_at', { TO: 'dragon' }),
        block('camera_zoom', { FACTOR: 2, SECONDS: 1 }),
        block('camera_shake', { SECONDS: 0.5 }),
        block('camera_reset', {}),
        block('camera_use', { ITEM: 'dragon' }),
        block('motion_circle', { ITEM: 'dragon', TO: 'castle', METRES: 7, SECONDS: 3 }),
        block('camera_reset', {}),
        block('camera_glide_to', { TO: 'house', SECONDS: 1 }),
        block('camera_words', { TEXT: 'The End', SECONDS: 3 }),
      ],
    ),
  },
  tries: [],
  expects: [
    { effect: { kind: 'fade', isOut: false } },
    { effect: { kind: 'camera', does: 'zoom', factor: 2 } },
    { effect: { kind: 'camera', does: 'use', entityId: 'dragon' } },
    { effect: { kind: 'words', text: 'The End' } },
    { thing: 'dragon', goes: 40 },
  ],
}
