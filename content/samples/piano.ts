import { itField } from '../../language/blocks/it-field.ts'
import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import type { BlockBlueprint } from '../templates/scene-blueprint.ts'
import { program } from './kit/program.ts'
import { paint, shape, words } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** Five notes that sound well in any order. */
const keys = [
  { letter: 'C', note: 'C4', color: paint.red },
  { letter: 'D', note: 'D4', color: paint.orange },
  { letter: 'E', note: 'E4', color: paint.yellow },
  { letter: 'G', note: 'G4', color: paint.green },
  { letter: 'A', note: 'A4', color: paint.blue },
] as const

const place = (index: number): number => (index - 2) * 1.15
const press = (by: number): BlockBlueprint =>
  block('motion_change_place', { AXIS: 'y', ITEM: itField, VALUE: by })

/** A piano of five keys. */
export const piano: Sample = {
  slug: 'rainbow-piano',
  ...sampleTexts['rainbow-piano'],
  isProject: true,
  world: {
    displayName: 'Rainbow Piano',
    entities: [
      ...stage({
        preset: 'plain',
        from: [0, 4.4, 6.8],
        at: [0, 0.7, -0.2],
        fov: 44,
        player: [-4.2, 0, 0.2],
        turn: 70,
      }),
      shape('box', 'Piano', [0, 0.5, -1.9], { color: paint.wood, size: [6.4, 1, 0.9] }),
      shape('box', 'Shelf', [0, 0.1, 0.1], { color: '#7c5237', size: [6.4, 0.2, 3.4] }),
      ...keys.map(({ letter, color }, index) =>
        shape('box', `Key ${letter}`, [place(index), 0.38, 0.2], { color, size: [1, 0.36, 2.8] }),
      ),
      ...keys.map(({ letter }, index) =>
        words(`Letter ${letter}`, letter, [place(index), 0.85, 1.9], { color: paint.cream, size: 1.6 }),
      ),
      placed('cat', 'Cat', [1.9, 1, -1.9], { turn: -20 }),
      placed('flowers', 'Flowers', [-1.8, 1, -1.9], { size: 0.8 }),
      placed('tree', 'Tree', [-5.6, 0, -4], { size: 1.2 }),
      placed('bush', 'Bush', [5.4, 0, -3.2], { size: 1.4 }),
    ],
    files: program(
      [],
      ...keys.map(({ letter, note }) => [
        block('event_click', { ITEM: `key-${letter.toLowerCase()}` }),
        press(-0.15),
        block('sound_note', { NOTE: note, BEATS: 0.5 }),
        press(0.15),
      ]),
      [
        block('event_key', { KEY: 'space' }),
        block('sound_set_tempo', { VALUE: 160 }),
        block('sound_note', { NOTE: 'G4', BEATS: 1 }),
        block('sound_rest', { BEATS: 0.5 }),
        block('sound_note', { NOTE: 'E4', BEATS: 2 }),
      ],
    ),
  },
  tries: [
    { at: 1, click: 'key-c' },
    { at: 1.5, click: 'key-g' },
    { at: 4, key: ' ', until: 4.1 },
  ],
  expects: [
    { effect: { kind: 'sound', does: 'begin', what: { key: 60 } } },
    { effect: { kind: 'sound', does: 'begin', what: { key: 67 } } },
    { effect: { kind: 'sound', does: 'begin', what: { key: 64 } } },
    { thing: 'key-c', goes: 0.29 },
    { thing: 'key-c', ends: [-2.3, 0.38, 0.2] },
  ],
}
