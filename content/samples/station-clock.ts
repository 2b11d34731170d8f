import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import type { BlockBlueprint } from '../templates/scene-blueprint.ts'
import { program } from './kit/program.ts'
import { holder, mist, paint, shape, words } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const seconds = block('math_round', { OP: 'ROUND', NUM: block('sensing_timer', {}) })

/** The turn of a hand that goes so many degrees a second, to the right. */
const turned = (hand: string, degrees: number): BlockBlueprint =>
  block('motion_set_turn', {
    AXIS: 'z',
    ITEM: hand,
    VALUE: block('math_arithmetic', { A: seconds, OP: 'MULTIPLY', B: -degrees }),
  })

const hours = Array.from({ length: 12 }, (_, hour) => hour)
/** Sines of the hours, so that the places are the same everywhere. */
const sines = [0, 0.5, 0.866, 1, 0.866, 0.5, 0, -0.5, -0.866, -1, -0.866, -0.5]
const sine = (hour: number): number => sines[hour % 12] ?? 0

/** A clock that ticks. */
export const stationClock: Sample = {
  slug: 'station-clock',
  ...sampleTexts['station-clock'],
  isProject: false,
  world: {
    displayName: 'Station Clock',
    entities: [
      ...stage({ preset: 'sunset', from: [0, 3, 10], at: [0, 2.6, 0], player: [-3.4, 0, 2], turn: 40 }),
      shape('cylinder', 'Rim', [0, 3, -0.12], {
        color: paint.dark,
        size: [4.4, 0.3, 4.4],
        rotation: [90, 0, 0],
      }),
      shape('cylinder', 'Face', [0, 3, 0], { color: paint.cream, size: [4, 0.3, 4], rotation: [90, 0, 0] }),
      shape('cylinder', 'Pole', [0, 0.4, -0.2], { color: paint.dark, size: [0.4, 0.9, 0.4] }),
      ...hours.map((hour) =>
        mist('box', `Hour ${hour + 1}`, [1.7 * sine(hour + 1), 3 + 1.7 * sine(hour + 4), 0.18], {
          color: paint.dark,
          size: 0.16,
        }),
      ),
      holder('Second Hand', [0, 3, 0.24]),
      mist('box', 'Needle', [0, 0.7, 0], {
        color: paint.red,
        size: [0.09, 1.7, 0.05],
        inside: 'second-hand',
      }),
      holder('Minute Hand', [0, 3, 0.2]),
      mist('box', 'Pointer', [0, 0.55, 0], {
        color: paint.dark,
        size: [0.18, 1.3, 0.05],
        inside: 'minute-hand',
      }),
      shape('cylinder', 'Button', [3, 1.2, 0.4], {
        color: paint.red,
        size: [0.9, 0.3, 0.9],
        rotation: [90, 0, 0],
      }),
      words('Board', '0 s', [3, 2.2, 0.4], { color: paint.cream, size: 2.4 }),
      placed('train', 'Train', [-2, 0, -4.6], { turn: 90, size: 1.3 }),
      placed('lantern', 'Lantern', [2.6, 0, -1.6], { size: 1.2 }),
    ],
    files: program(
      [],
      [
        block('event_every', { SECONDS: 1 }),
        turned('second-hand', 6),
        turned('minute-hand', 0.1),
        block('sound_play', { SOUND: 'clock' }),
        block('looks_text', {
          ITEM: 'board',
          TEXT: block('operator_join', {
            A: block('math_modulo', { DIVIDEND: seconds, DIVISOR: 60 }),
            B: ' s',
          }),
        }),
      ],
      [block('event_click', { ITEM: 'button' }), block('sensing_reset_timer', {})],
    ),
  },
  tries: [{ at: 8.2, click: 'button' }],
  expects: [
    { thing: 'second-hand', becomes: { rotation: [0, 0, -48] } },
    { thing: 'board', becomes: { components: { text: { value: '7 s' } } } },
    { thing: 'board', becomes: { components: { text: { value: '2 s' } } } },
    { effect: { kind: 'sound', does: 'begin', what: { sound: 'clock' } } },
  ],
}
