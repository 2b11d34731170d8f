import { itField } from '../../language/blocks/it-field.ts'
import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import type { BlockBlueprint } from '../templates/scene-blueprint.ts'
import { program } from './kit/program.ts'
import { lamp, paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** Somebody who stops or goes on with a click. */
const dancesWhenClicked = (dancer: string): readonly BlockBlueprint[] => [
  block('event_click', { ITEM: dancer }),
  block('control_if_else', {
    IF: block('animation_clip_playing', { CLIP: 'walk', ITEM: dancer }),
    DO: [block('animation_clip_blend', { ITEM: dancer, CLIP: 'idle', SECONDS: 0.5 })],
    ELSE: [block('animation_clip_blend', { ITEM: dancer, CLIP: 'walk', SECONDS: 0.5 })],
  }),
]

/** Clips and effects to music. */
export const danceParty: Sample = {
  slug: 'dance-party',
  ...sampleTexts['dance-party'],
  isProject: true,
  world: {
    displayName: 'Dance Party',
    entities: [
      ...stage({ preset: 'night', from: [0, 5, 11.5], at: [0, 1.2, 0], player: [-5.4, 0, 0.6], turn: 70 }),
      shape('box', 'Floor', [0, 0.1, 0], { color: paint.purple, size: [9, 0.2, 6.5] }),
      placed('robot', 'Robot', [-2.6, 0.2, 0.4], { turn: 15 }),
      placed('t-rex', 'Dino', [0, 0.2, -1.4], { size: 0.9 }),
      placed('penguin', 'Penguin', [2.6, 0.2, 0.6], { turn: -20, size: 1.4 }),
      placed('frog', 'Frog', [0.4, 0.2, 1.8], { size: 1.2 }),
      lamp('Spotlight', [0, 6, 2], { type: 'point', color: paint.pink, intensity: 6 }),
      shape('sphere', 'Disco Ball', [0, 4.6, 0], { color: paint.cream, size: 1, glow: 0.6 }),
      shape('box', 'Speaker', [-4.1, 1, -2.6], { color: paint.dark, size: [1, 1.6, 0.9] }),
      shape('box', 'Speaker 2', [4.1, 1, -2.6], { color: paint.dark, size: [1, 1.6, 0.9] }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('sound_loop', { SOUND: 'happy-music' }),
        block('looks_pattern', { PATTERN: 'checks', ITEM: 'floor' }),
        block('motion_spin', { ITEM: 'disco-ball', AXIS: 'y', TURNS: 0.5 }),
        block('animation_clip_on', { CLIP: 'walk', ITEM: 'robot' }),
        block('animation_clip_on', { CLIP: 'walk', ITEM: 'penguin' }),
        block('animation_clip_speed', { ITEM: 'penguin', VALUE: 2 }),
        block('control_forever', {
          DO: [
            block('animation_clip', { CLIP: 'walk', ITEM: 'dino', SECONDS: 1 }),
            block('animation_effect', { ITEM: 'dino', EFFECT: 'sway', SECONDS: 1 }),
          ],
        }),
      ],
      dancesWhenClicked('robot'),
      dancesWhenClicked('penguin'),
      [
        block('event_click', { ITEM: 'frog' }),
        block('animation_effect', { ITEM: itField, EFFECT: 'bounce', SECONDS: 2 }),
      ],
      [
        block('event_key', { KEY: 'space' }),
        block('looks_pattern', { PATTERN: 'stars', ITEM: 'floor' }),
        block('looks_colour', { ITEM: 'spotlight', COLOUR: paint.yellow }),
      ],
    ),
  },
  tries: [
    { at: 2, click: 'robot' },
    { at: 3, key: ' ', until: 3.1 },
    { at: 4, click: 'robot' },
    { at: 5, click: 'frog' },
  ],
  expects: [
    { thing: 'robot', becomes: { components: { model: { clip: 'idle' } } } },
    { thing: 'penguin', becomes: { components: { model: { clip: 'walk', speed: 2 } } } },
    { thing: 'dino', becomes: { components: { effect: { name: 'sway' } } } },
    { thing: 'frog', becomes: { components: { effect: { name: 'bounce' } } } },
    { thing: 'spotlight', becomes: { color: '#ffc94d' } },
    { effect: { kind: 'sound', does: 'begin', loops: true } },
  ],
}
