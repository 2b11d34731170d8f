import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { mist, paint, shape, words } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** Two rhythms at the same time. */
export const drumMachine: Sample = {
  slug: 'drum-machine',
  ...sampleTexts['drum-machine'],
  isProject: true,
  world: {
    displayName: 'Drum Machine',
    entities: [
      ...stage({ preset: 'night', from: [0, 3.6, 9.6], at: [0, 1.5, 0], player: [-4.4, 0, 0.6], turn: 60 }),
      shape('cylinder', 'Stage', [0, 0.1, 0], { color: paint.purple, size: [8.4, 0.2, 6] }),
      shape('cylinder', 'Bass', [-1.6, 1, 0], {
        color: paint.red,
        size: [1.7, 1, 1.7],
        rotation: [90, 0, 0],
      }),
      shape('cylinder', 'Snare', [0.5, 0.85, 0.8], { color: paint.cream, size: [1.1, 0.5, 1.1] }),
      shape('cylinder', 'Hat', [2.1, 1.6, 0.2], {
        color: paint.yellow,
        size: [1.2, 0.08, 1.2],
        rotation: [0, 0, 8],
      }),
      shape('cylinder', 'Stand', [2.1, 0.85, 0.2], { color: paint.dark, size: [0.1, 1.5, 0.1] }),
      mist('box', 'Button', [3.5, 0.5, 1.6], { color: paint.red, size: [0.7, 0.6, 0.7] }),
      words('Speed', '120', [0, 3.1, -1.6], { color: paint.cream, size: 3 }),
      placed('robot', 'Drummer', [0.2, 0.2, -1.2], { size: 1.2 }),
      placed('alien', 'Fan', [3.8, 0, -1.4], { turn: -30 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('animation_effect_on', { ITEM: 'drummer', EFFECT: 'bounce' }),
        block('control_forever', {
          DO: [
            block('control_together', {
              DO: [
                block('sound_drum', { DRUM: 'bass-drum', BEATS: 1 }),
                block('sound_drum', { DRUM: 'snare', BEATS: 1 }),
              ],
              AND: [
                block('controls_repeat_ext', {
                  TIMES: 4,
                  DO: [block('sound_drum', { DRUM: 'hi-hat', BEATS: 0.5 })],
                }),
              ],
            }),
          ],
        }),
      ],
      [
        block('event_key', { KEY: 'up' }),
        block('sound_set_tempo', {
          VALUE: block('math_arithmetic', { A: block('sound_tempo', {}), OP: 'ADD', B: 20 }),
        }),
        block('looks_text', { ITEM: 'speed', TEXT: block('sound_tempo', {}) }),
      ],
      [
        block('event_key', { KEY: 'down' }),
        block('sound_set_tempo', {
          VALUE: block('math_arithmetic', { A: block('sound_tempo', {}), OP: 'MINUS', B: 20 }),
        }),
        block('looks_text', { ITEM: 'speed', TEXT: block('sound_tempo', {}) }),
      ],
      [
        block('event_click', { ITEM: 'button' }),
        block('control_stop_others', {}),
        block('sound_stop_all', {}),
        block('animation_effect_stop', { ITEM: 'drummer' }),
        block('sound_set_pitch', { VALUE: 0.5 }),
        block('sound_play', { SOUND: 'fail' }),
      ],
    ),
  },
  tries: [
    { at: 3, key: 'ArrowUp', until: 3.1 },
    { at: 4, key: 'ArrowUp', until: 4.1 },
    { at: 8, click: 'button' },
  ],
  expects: [
    { effect: { kind: 'sound', does: 'begin', what: { sound: 'bass-drum' } } },
    { effect: { kind: 'sound', does: 'begin', what: { sound: 'hi-hat' } } },
    { effect: { kind: 'sound', does: 'begin', what: { sound: 'fail', pitch: 0.5 } } },
    { thing: 'speed', becomes: { components: { text: { value: '160' } } } },
    { thing: 'drummer', becomes: { components: { effect: null } } },
  ],
}
