import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import type { BlockBlueprint } from '../templates/scene-blueprint.ts'
import { program } from './kit/program.ts'
import { mist, paint, shape, words } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** A key that fills another colour in. */
const dips = (key: string, colour: string): readonly BlockBlueprint[] => [
  block('event_key', { KEY: key }),
  block('looks_colour', { ITEM: 'drop', COLOUR: colour }),
  block('looks_text', { ITEM: 'sign', TEXT: block('looks_colour_of', { ITEM: 'drop' }) }),
]

const steers = (key: string, by: number): readonly BlockBlueprint[] => [
  block('event_key_held', { KEY: key }),
  block('motion_change_turn', { AXIS: 'y', ITEM: 'robot', VALUE: by }),
]

/** A robot that leaves paint where it drives. */
export const paintRobot: Sample = {
  slug: 'paint-robot',
  ...sampleTexts['paint-robot'],
  isProject: true,
  world: {
    displayName: 'Paint Robot',
    entities: [
      ...stage({
        preset: 'plain',
        from: [0, 12.2, 11.6],
        at: [0, 0, 0.8],
        player: [-7.8, 0, -2.4],
        turn: 60,
      }),
      shape('box', 'Paper', [0, 0.02, 0], { color: paint.cream, size: [13, 0.06, 10] }),
      mist('cylinder', 'Drop', [0, 0.05, 0], { color: paint.blue, size: [0.75, 0.03, 0.75] }),
      placed('robot', 'Robot', [0, 0.05, 0], { turn: 180 }),
      placed('crate', 'Crate', [-7.5, 0, 0.6], { color: paint.red }),
      placed('crate', 'Crate 2', [-7.4, 0, 1.9], { color: paint.blue, turn: 15 }),
      placed('crate', 'Crate 3', [-7.5, 0, 3.2], { color: paint.yellow, turn: -10 }),
      words('Sign', '#2b6bd6', [0, 1.2, -5.6], { size: 4 }),
      placed('bush', 'Bush', [8, 0, -3.4], { size: 1.3 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('player_can_move', { ON: 'false' }, 'The arrow keys are for the robot.'),
        block('control_forever', {
          DO: [
            block('control_copy', { ITEM: 'drop', PLACE: block('sensing_place', { ITEM: 'robot' }) }),
            block('control_wait', { SECONDS: 0.1 }),
          ],
        }),
      ],
      [
        block('event_key_held', { KEY: 'up' }),
        block('motion_move', { ITEM: 'robot', DIRECTION: 'moveForward', METRES: 0.07, SECONDS: 0 }),
      ],
      steers('left', 3),
      steers('right', -3),
      dips('1', paint.red),
      dips('2', paint.blue),
      dips('3', paint.yellow),
    ),
  },
  tries: [
    { at: 0.5, key: 'ArrowUp', until: 4 },
    { at: 2, key: 'ArrowLeft', until: 4 },
    { at: 3, key: '1', until: 3.1 },
  ],
  expects: [
    { thing: 'robot', goes: 12 },
    { thing: 'robot', turns: 300 },
    { thing: 'copy-20', goes: 0.1 },
    { thing: 'sign', becomes: { components: { text: { value: '#e5484d' } } } },
    { thing: 'player', ends: [-7.8, 0, -2.4] },
  ],
}
