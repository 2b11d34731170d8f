import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** A key, a chest and what is in it. */
export const treasureHunt: Sample = {
  slug: 'treasure-hunt',
  ...sampleTexts['treasure-hunt'],
  isProject: true,
  world: {
    displayName: 'Treasure Hunt',
    entities: [
      ...stage({
        preset: 'island',
        view: 'behind',
        from: [4.4, 5, 13],
        at: [0, 0.8, 0],
        player: [0, 0, 6],
        turn: 180,
      }),
      placed('chest', 'Chest', [0, 0, -6], { size: 1.3 }),
      placed('gold-star', 'Treasure', [0, 0.9, -6], {}),
      placed('key', 'Key', [3.2, 0, 2.4], { turn: 30, size: 0.8 }),
      placed('rock', 'Rock', [3.9, 0, 3.2], { turn: 40, size: 1.1 }),
      placed('rock', 'Rock 2', [-4.4, 0, 0], { size: 1.5 }),
      placed('palm', 'Palm', [-3.4, 0, -5], { size: 1.2 }),
      placed('palm', 'Palm 2', [5.4, 0, -4], { turn: 140, size: 1.4 }),
      placed('palm', 'Palm 3', [-6, 0, 3.4], { turn: 60 }),
      placed('boat', 'Boat', [9.6, 0, 1], { turn: -30 }),
      placed('signpost', 'Signpost', [-1.8, 0, 3], { turn: -15 }),
      placed('crate', 'Crate', [2.2, 0, -6.6], { turn: 25 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('looks_hide', { ITEM: 'treasure' }),
        block('player_speed', { VALUE: 5 }),
        block('looks_say', { ITEM: 'signpost', TEXT: 'Something shines behind the rock …', SECONDS: 4 }),
      ],
      [
        block('event_click', { ITEM: 'key' }),
        block('player_give', { ITEM: 'key' }),
        block('sound_play', { SOUND: 'key' }),
      ],
      [
        block('event_player_enters', { ITEM: 'chest' }),
        block('control_if_else', {
          IF: block('player_has', { ITEM: 'key' }),
          DO: [
            block('player_take', { ITEM: 'key' }),
            block('sound_play_wait', { SOUND: 'creak' }),
            block('looks_show', { ITEM: 'treasure' }),
            block('motion_glide', { ITEM: 'treasure', X: 0, Y: 3, Z: -6, SECONDS: 1 }),
            block('looks_particles', { KIND: 'stars', ITEM: 'treasure', SECONDS: 1 }),
            block('game_win', { TEXT: 'The treasure is yours, captain!' }),
          ],
          ELSE: [
            block('sound_play', { SOUND: 'knock' }),
            block('looks_say', { ITEM: 'chest', TEXT: 'Locked. Where is the key?', SECONDS: 2 }),
          ],
        }),
      ],
    ),
  },
  tries: [
    { at: 0.5, key: 'w', until: 3 },
    { at: 3.4, key: 's', until: 4 },
    { at: 4.2, click: 'key' },
    { at: 4.6, key: 'w', until: 5.4 },
  ],
  expects: [
    { says: 'Locked', who: 'chest' },
    { effect: { kind: 'hud', bag: ['Key'] } },
    { thing: 'treasure', becomes: { visible: true } },
    { thing: 'treasure', rises: 2.9 },
    { effect: { kind: 'end', isWon: true } },
  ],
}
