import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { mist, paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const garden = 'Garden'

/** Two scenes with a door between them. */
export const behindTheDoor: Sample = {
  slug: 'behind-the-door',
  ...sampleTexts['behind-the-door'],
  isProject: true,
  world: {
    displayName: 'Behind the Door',
    entities: [
      ...stage({
        preset: 'snow',
        view: 'behind',
        from: [3, 3.8, 12],
        at: [0, 1.4, 0],
        player: [0, 0, 5],
        turn: 180,
      }),
      shape('box', 'Left Post', [-1.3, 1.5, -2], { color: paint.wood, size: [0.4, 3, 0.5] }),
      shape('box', 'Right Post', [1.3, 1.5, -2], { color: paint.wood, size: [0.4, 3, 0.5] }),
      shape('box', 'Lintel', [0, 3.15, -2], { color: paint.wood, size: [3.2, 0.4, 0.6] }),
      mist('box', 'Door', [0, 1.5, -2], { color: '#8fe0c0', size: [2.2, 3, 0.2], opacity: 0.6, glow: 0.8 }),
      placed('snowman', 'Snowman', [3.2, 0, -0.4], { turn: -30 }),
      placed('pine', 'Pine', [-4, 0, -4], { size: 1.4 }),
      placed('pine', 'Pine 2', [4.8, 0, -5], { size: 1.7 }),
      placed('penguin', 'Penguin', [-4.2, 0, 2.4], { turn: 50 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('player_speed', { VALUE: 4 }),
        block('looks_say', { ITEM: 'penguin', TEXT: 'Brrr. It is warm behind the door!', SECONDS: 4 }),
      ],
      [
        block('event_player_enters', { ITEM: 'door' }),
        block('sound_play', { SOUND: 'door' }),
        block('camera_fade', { WAY: 'out', SECONDS: 0.5 }),
        block('control_scene', { SCENE: garden }),
      ],
    ),
    otherScenes: [
      {
        name: garden,
        entities: [
          ...stage({
            preset: 'plain',
            view: 'behind',
            from: [3, 3.8, 12],
            at: [0, 1.2, 0],
            player: [0, 0, 5],
            turn: 180,
            prefix: 'garden-',
          }),
          placed('tree', 'Apple Tree', [-3.4, 0, -2], { size: 1.2 }),
          placed('flowers', 'Roses', [2, 0, 0], { color: paint.pink }),
          placed('flowers', 'Tulips', [3.4, 0, -1.6], { color: paint.red }),
          placed('flowers', 'Lilies', [-1.6, 0, 1.4], { color: paint.yellow }),
          placed('bee', 'Bee', [1, 1.4, -1], {}),
          placed('rabbit', 'Rabbit', [-0.6, 0, -2.4], { turn: 20 }),
          mist('box', 'Way Back', [0, 1.5, 9], { color: '#a9d7ea', size: [2.2, 3, 0.2], opacity: 0.6 }),
        ],
        files: program(
          [],
          [
            block('event_scene', { SCENE: garden }),
            block('player_view', { VIEW: 'first' }),
            block('looks_fog', { METRES: 45 }),
            block('camera_words', { TEXT: 'The secret garden', SECONDS: 3 }),
            block('control_forever', {
              DO: [block('motion_circle', { ITEM: 'bee', TO: 'roses', METRES: 2, SECONDS: 3 })],
            }),
          ],
          [block('event_player_enters', { ITEM: 'way-back' }), block('control_scene', { SCENE: 'scene1' })],
        ),
      },
    ],
  },
  tries: [{ at: 1, key: 'w', until: 4 }],
  expects: [
    { says: 'warm behind', who: 'penguin' },
    { effect: { kind: 'fade', isOut: true } },
    { effect: { kind: 'scene', name: garden } },
  ],
}
