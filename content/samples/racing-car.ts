import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import type { BlockBlueprint } from '../templates/scene-blueprint.ts'
import { program } from './kit/program.ts'
import { paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const turnOfCar = block('motion_turn_of', { AXIS: 'y', ITEM: 'car' })
const sideOfCar = block('motion_place_of', { AXIS: 'x', ITEM: 'car' })

/** As long as a key is down and the car is still on the road. */
const steers = (key: string, way: BlockBlueprint, by: number): BlockBlueprint =>
  block('control_if', {
    IF: block('logic_operation', { A: block('sensing_key', { KEY: key }), OP: 'AND', B: way }),
    DO: [
      block('motion_change_place', { AXIS: 'x', ITEM: 'car', VALUE: by }),
      block('motion_change_turn', { AXIS: 'y', ITEM: 'car', VALUE: -by * 20 }),
    ],
  })

/** Things that come, and a car between them. */
export const racingCar: Sample = {
  slug: 'racing-car',
  ...sampleTexts['racing-car'],
  isProject: true,
  world: {
    displayName: 'Racing Car',
    entities: [
      ...stage({
        preset: 'sunset',
        from: [0, 5, 13],
        at: [0, 0.8, -2],
        fov: 44,
        player: [-5.6, 0, 2.4],
        turn: 120,
      }),
      shape('box', 'Road', [0, 0.02, -9], { color: '#5b6072', size: [9, 0.04, 40] }),
      ...[0, 1, 2, 3, 4, 5].map((mark) =>
        shape('box', `Mark ${mark + 1}`, [0, 0.05, 7 - mark * 6.5], {
          color: paint.cream,
          size: [0.18, 0.03, 2.6],
        }),
      ),
      placed('car', 'Car', [0, 0, 4], { turn: 180, color: paint.red }),
      placed('crate', 'Crate', [2, 0, -26], { size: 1.3 }),
      placed('tree', 'Tree', [-7, 0, -6], { size: 1.3 }),
      placed('tree', 'Tree 2', [7.4, 0, -10], { size: 1.5 }),
      placed('pine', 'Pine', [-7.4, 0, -14], { size: 1.6 }),
      placed('house', 'House', [8.4, 0, -2], { turn: -60 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('player_can_move', { ON: 'false' }),
        block('control_if', {
          IF: block('sensing_device', { WHERE: 'isPhone' }),
          DO: [block('camera_words', { TEXT: 'This race needs arrow keys.', SECONDS: 3 })],
        }),
        block('control_repeat_while', {
          IF: block('logic_boolean', { BOOL: 'TRUE' }),
          DO: [
            block('motion_put', {
              ITEM: 'crate',
              X: block('operator_random', { FROM: -3, TO: 3 }),
              Y: 0,
              Z: -26,
            }),
            block('motion_move', { ITEM: 'crate', DIRECTION: 'moveForward', METRES: 38, SECONDS: 2 }),
            block('game_change_score', { VALUE: 1 }),
          ],
        }),
      ],
      [
        block('event_start', {}),
        block('control_forever', {
          DO: [
            steers('left', block('logic_compare', { A: sideOfCar, OP: 'GT', B: -3.5 }), -0.1),
            steers('right', block('logic_compare', { A: sideOfCar, OP: 'LT', B: 3.5 }), 0.1),
            block('motion_set_turn', {
              AXIS: 'y',
              ITEM: 'car',
              VALUE: block('math_arithmetic', {
                A: block('math_arithmetic', { A: turnOfCar, OP: 'MULTIPLY', B: 0.9 }),
                OP: 'ADD',
                B: 18,
              }),
            }),
          ],
        }),
      ],
      [block('event_key_released', { KEY: 'space' }), block('sound_play', { SOUND: 'horn' })],
      [
        block('event_becomes_true', { IF: block('sensing_touching', { ITEM: 'car', ITEM_OTHER: 'crate' }) }),
        block('sound_play', { SOUND: 'explosion' }),
        block('game_change_score', { VALUE: -3 }),
      ],
      [
        block('event_touch_end', { ITEM: 'car', ITEM_OTHER: 'crate' }),
        block('looks_say', {
          ITEM: 'car',
          TEXT: block('operator_join', {
            A: 'Ouch! m from the middle: ',
            B: block('math_round', { OP: 'ROUND', NUM: block('math_single', { OP: 'ABS', NUM: sideOfCar }) }),
          }),
          SECONDS: 1,
        }),
      ],
    ),
  },
  tries: [
    { at: 0, isPhone: true },
    { at: 3.5, key: 'ArrowLeft', until: 3.8 },
    { at: 8, key: 'ArrowRight', until: 8.2 },
    { at: 8, key: ' ', until: 8.1 },
  ],
  expects: [
    { score: 1 },
    { thing: 'car', goes: 2.8 },
    { says: 'Ouch', who: 'car' },
    { effect: { kind: 'words', text: 'This race needs arrow keys.' } },
    { effect: { kind: 'sound', does: 'begin', what: { sound: 'horn' } } },
  ],
}
