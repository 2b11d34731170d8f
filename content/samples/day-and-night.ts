import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { paint } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** A day of four seconds and a night as long. */
export const dayAndNight: Sample = {
  slug: 'day-and-night',
  ...sampleTexts['day-and-night'],
  isProject: false,
  world: {
    displayName: 'Day and Night',
    entities: [
      ...stage({ preset: 'plain', from: [0, 3.6, 15], at: [0, 3.4, 0], player: [-3, 0, 3], turn: 150 }),
      placed('house', 'House', [-1.6, 0, -1], { turn: 20, size: 1.4 }),
      placed('tree', 'Tree', [3.2, 0, -0.6], { size: 1.2 }),
      placed('owl', 'Owl', [1.5, 0, 1.4], { turn: 10, size: 1.2 }),
      placed('sun-star', 'Bright Star', [-11, 5, -9], { size: 1.5 }),
      placed('moon', 'Moon', [-12, -6, -9], { size: 1.5 }),
      placed('flowers', 'Flowers', [0.2, 0, 3], {}),
      placed('fence', 'Fence', [-4.6, 0, 1], { turn: 20 }),
      placed('pine', 'Pine', [-6.4, 0, -4], { size: 1.2 }),
      placed('pine', 'Pine 2', [7, 0, -4], { size: 1.4 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('control_forever', {
          DO: [
            block('looks_sky', { COLOUR: paint.blue }),
            block('looks_ground', { COLOUR: paint.green }),
            block('looks_brightness', { ITEM: 'sun', VALUE: 3 }),
            block('sound_loop', { SOUND: 'bird' }),
            block('motion_put', { ITEM: 'bright-star', X: -11, Y: 5, Z: -9 }),
            block('motion_glide', { ITEM: 'bright-star', X: 11, Y: 5, Z: -9, SECONDS: 4 }),
            block('motion_put', { ITEM: 'bright-star', X: 0, Y: -8, Z: -9 }),
            block('sound_stop', { SOUND: 'bird' }),
            block('looks_sky', { COLOUR: '#1c1f2e' }),
            block('looks_ground', { COLOUR: '#1c1f2e' }),
            block('looks_brightness', { ITEM: 'sun', VALUE: 0.4 }),
            block('looks_think', { ITEM: 'owl', TEXT: 'Good morning, night!', SECONDS: 1 }),
            block('motion_put', { ITEM: 'moon', X: -11, Y: 5, Z: -9 }),
            block('motion_glide', { ITEM: 'moon', X: 11, Y: 5, Z: -9, SECONDS: 3 }),
            block('motion_put', { ITEM: 'moon', X: 0, Y: -8, Z: -9 }),
          ],
        }),
      ],
    ),
  },
  tries: [],
  expects: [
    { thing: 'surroundings', becomes: { components: { environment: { skyTop: '#1c1f2e' } } } },
    { thing: 'sun', becomes: { components: { light: { intensity: 0.4 } } } },
    { thing: 'bright-star', goes: 22 },
    { thing: 'moon', goes: 22 },
    { thing: 'owl', becomes: { text: 'Good morning, night!', isThought: true } },
    { effect: { kind: 'sound', does: 'begin', loops: true, what: { sound: 'bird' } } },
  ],
}
