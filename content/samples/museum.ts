import { itField } from '../../language/blocks/it-field.ts'
import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import type { BlockBlueprint } from '../templates/scene-blueprint.ts'
import { list, program, variable } from './kit/program.ts'
import { paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const seen = list('seen')
const name = variable('name')

/** Something on show: it tells about itself when the pointer comes. */
const tells = (exhibit: string, title: string, text: string): readonly BlockBlueprint[] => [
  block('event_pointer_enter', { ITEM: exhibit }),
  block('looks_panel', { TITLE: title, TEXT: text }),
  block('control_if', {
    IF: block('logic_negate', { BOOL: block('list_contains', { VAR: seen, VALUE: title }) }),
    DO: [block('list_add', { VALUE: title, VAR: seen })],
  }),
]

/** Things that explain themselves. */
export const museum: Sample = {
  slug: 'little-museum',
  ...sampleTexts['little-museum'],
  isProject: true,
  world: {
    displayName: 'The Little Museum',
    entities: [
      ...stage({ preset: 'plain', from: [0, 3.8, 11.5], at: [0, 1.8, 0], player: [-4.4, 0, 2], turn: 60 }),
      shape('box', 'Floor', [0, 0.03, -0.5], { color: '#d8c3a5', size: [13, 0.06, 8] }),
      shape('box', 'Wall', [0, 2.6, -4], { color: '#f3e3c4', size: [13, 5.2, 0.3] }),
      shape('box', 'Plinth 1', [-3.6, 0.4, -1.4], { color: paint.cream, size: [2.4, 0.8, 2.4] }),
      shape('box', 'Plinth 2', [0, 0.4, -1.4], { color: paint.cream, size: [2.4, 0.8, 2.4] }),
      shape('box', 'Plinth 3', [3.6, 0.4, -1.4], { color: paint.cream, size: [2.4, 0.8, 2.4] }),
      placed('t-rex', 'Dino', [-3.6, 0.8, -1.4], { turn: 25, size: 0.8 }),
      placed('rocket', 'Rocket', [0, 0.8, -1.4], { size: 0.85 }),
      placed('saturn', 'Saturn', [3.6, 1.1, -1.4], { size: 1.1 }),
      placed('owl', 'Owl', [2, 0, 2.2], { turn: -10, size: 1.2 }),
      placed('chair', 'Chair', [-2.2, 0, 2], { turn: 200 }),
    ],
    files: program(
      [seen, name],
      tells('dino', 'T-Rex', 'It had teeth as long as bananas.'),
      tells('rocket', 'Rocket', 'It needs eight minutes to space.'),
      tells('saturn', 'Saturn', 'Its rings are made of ice.'),
      [block('event_pointer_leave', { ITEM: 'dino' }), block('looks_close_panel', {})],
      [
        block('event_click', { ITEM: 'owl' }),
        block('camera_photo', {}),
        block('player_teleport', { TO: 'chair' }),
        block('list_each', {
          VALUE: name,
          VAR: seen,
          DO: [
            block('looks_say', { ITEM: itField, TEXT: block('variables_get', { VAR: name }), SECONDS: 1 }),
          ],
        }),
      ],
      [
        block('event_key', { KEY: 'space' }),
        block('control_if', {
          IF: block('sensing_pointer', { ITEM: 'owl' }),
          DO: [block('list_empty', { VAR: seen })],
        }),
      ],
    ),
  },
  tries: [
    { at: 1, point: 'dino' },
    { at: 2, point: 'saturn' },
    { at: 3, point: 'dino' },
    { at: 4, point: 'owl' },
    { at: 4.5, click: 'owl' },
    { at: 8, key: ' ', until: 8.1 },
    { at: 8.5, click: 'owl' },
  ],
  expects: [
    { effect: { kind: 'panel', panel: { title: 'T-Rex' } } },
    { effect: { kind: 'panel', panel: null } },
    { effect: { kind: 'photo' } },
    { says: 'Saturn', who: 'owl' },
    { thing: 'player', ends: [-2.2, 0, 2] },
  ],
}
