import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** A train that calls at stations. */
export const islandTrain: Sample = {
  slug: 'round-trip',
  ...sampleTexts['round-trip'],
  isProject: false,
  world: {
    displayName: 'Round Trip',
    entities: [
      ...stage({ preset: 'snow', from: [0, 10, 15], at: [0, 0.4, 0], player: [-7, 0, 1.4], turn: 80 }),
      placed('train', 'Train', [-5, 0, 4.6], { turn: 90 }),
      placed('flag', 'Flag 1', [5, 0, 4.4], { color: paint.red }),
      placed('flag', 'Flag 2', [5, 0, -4], { color: paint.blue }),
      placed('flag', 'Flag 3', [-5, 0, -4], { color: paint.yellow }),
      placed('penguin', 'Penguin', [6.6, 0, -4.6], { turn: -60, size: 1.3 }),
      placed('snowman', 'Snowman', [-6.8, 0, -3.2], { turn: 60 }),
      placed('house', 'House', [0, 0, 0], { turn: 20, size: 1.5 }),
      placed('pine', 'Pine', [2.6, 0, -1], { size: 1.2 }),
      placed('pine', 'Pine 2', [-2.6, 0, 0.4], { size: 0.9 }),
      shape('cylinder', 'Lake', [-1.4, 0.02, 2.6], { color: '#a9d7ea', size: [2.6, 0.05, 1.6] }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('sound_play_wait', { SOUND: 'train' }),
        block('motion_glide_to', { ITEM: 'train', TO: 'flag-1', SECONDS: 1.5 }),
        block('motion_point', { ITEM: 'train', TO: 'flag-2' }),
        block('motion_glide_to', { ITEM: 'train', TO: 'flag-2', SECONDS: 1.5 }),
        block('motion_put_to', { ITEM: 'penguin', TO: 'train' }),
        block('motion_set_place', { AXIS: 'y', ITEM: 'penguin', VALUE: 1.7 }),
        block('control_together', {
          DO: [block('motion_path_named', { ITEM: 'train', NAME: 'flag', SECONDS: 4 })],
          AND: [block('motion_follow', { ITEM: 'penguin', TO: 'train', METRES: 1.7 })],
        }),
        block('motion_stop', { ITEM: 'penguin' }),
        block('motion_path', {
          ITEM: 'penguin',
          ITEM1: 'flag-3',
          ITEM2: 'snowman',
          ITEM3: 'flag-3',
          SECONDS: 2,
        }),
        block('looks_say', { ITEM: 'snowman', TEXT: 'There you are!', SECONDS: 2 }),
      ],
    ),
  },
  tries: [],
  expects: [
    { thing: 'train', goes: 30 },
    { thing: 'train', ends: [-5, 0, -4] },
    { thing: 'penguin', goes: 15 },
    { effect: { kind: 'sound', does: 'begin', what: { sound: 'train' } } },
  ],
}
