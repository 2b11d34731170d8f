import { itField } from '../../language/blocks/it-field.ts'
import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** Jumping where everything is light. */
export const moonJump: Sample = {
  slug: 'moon-jump',
  ...sampleTexts['moon-jump'],
  isProject: true,
  world: {
    displayName: 'Moon Jump',
    entities: [
      ...stage({
        preset: 'space',
        view: 'behind',
        from: [5, 5.4, 15],
        at: [0, 3, 0],
        player: [0, 0, 6],
        turn: 180,
      }),
      placed('gold-star', 'Star 1', [0, 5, 2], { size: 1.3 }),
      placed('gold-star', 'Star 2', [5, 6.5, -2], { size: 1.3 }),
      placed('gold-star', 'Star 3', [-5, 7, -4], { size: 1.3 }),
      placed('gold-star', 'Star 4', [0, 8, -9], { size: 1.3 }),
      placed('rocket', 'Rocket', [-5.4, 0, 2], { size: 1.2 }),
      placed('earth', 'Earth', [12, 4.6, -18], { size: 2.4 }),
      placed('alien', 'Alien', [4, 0, 3.4], { turn: -40 }),
      placed('rock', 'Rock', [3.4, 0, -5], { size: 1.4 }),
      placed('rock', 'Rock 2', [-7, 0, -7], { size: 2, turn: 60 }),
      placed('crystal', 'Crystal', [-2.8, 0, -3], {}),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('player_gravity', { VALUE: 1.62 }),
        block('player_jump', { VALUE: 5.5 }),
        block('player_speed', { VALUE: 5 }),
        block('camera_words', { TEXT: 'Press space and fly!', SECONDS: 3 }),
      ],
      [
        block('event_touch_like', { ITEM: 'player', ITEM_OTHER: 'star-1' }),
        block('control_delete', { ITEM: itField }),
        block('sound_play', { SOUND: 'power-up' }),
        block('game_change_score', { VALUE: 1 }),
        block('control_if', {
          IF: block('logic_compare', { A: block('game_score', {}), OP: 'EQ', B: 4 }),
          DO: [block('game_win', { TEXT: 'You are an astronaut now.' })],
        }),
      ],
      [
        block('event_becomes_true', {
          IF: block('logic_compare', { A: block('player_place', { AXIS: 'y' }), OP: 'GT', B: 4 }),
        }),
        block('looks_say', { ITEM: 'alien', TEXT: 'Wow, that high!', SECONDS: 2 }),
      ],
      [
        block('event_click', { ITEM: 'alien' }),
        block('player_can_jump', { ON: 'false' }),
        block('looks_say', { ITEM: 'alien', TEXT: 'My ray holds you down!', SECONDS: 1 }),
        block('player_can_jump', { ON: 'true' }),
      ],
    ),
  },
  tries: [
    { at: 0.5, key: ' ', until: 0.6 },
    { at: 0.9, key: 'w', until: 1.7 },
    { at: 8, click: 'alien' },
    { at: 8.2, key: ' ', until: 8.3 },
  ],
  expects: [
    { thing: 'player', rises: 6 },
    { score: 1 },
    { says: 'that high', who: 'alien' },
    { effect: { kind: 'words', text: 'Press space and fly!' } },
  ],
}
