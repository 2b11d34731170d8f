import { itField } from '../../../language/blocks/it-field.ts'
import type { StackBlueprint } from '../scene-blueprint.ts'
import { scoreIs } from '../value-is.ts'

/** Five crystals give the base its power back; the rover drives its rounds, and nobody gets lost in the dust. */
export const spaceStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'event_start' },
      { type: 'game_set_score', slots: { VALUE: 0 } },
      {
        type: 'control_each_like',
        fields: { ITEM: 'crystal-1' },
        inside: [{ type: 'motion_spin', fields: { ITEM: itField, AXIS: 'y' }, slots: { TURNS: 0.25 } }],
      },
      {
        type: 'looks_say',
        fields: { ITEM: 'captain' },
        slots: { TEXT: 'The base has no power. Bring five crystals!', SECONDS: 5 },
      },
    ],
  },
  {
    at: [40, 380],
    statements: [
      { type: 'event_touch_like', fields: { ITEM: 'player', ITEM_OTHER: 'crystal-1' } },
      { type: 'control_delete', fields: { ITEM: itField } },
      { type: 'sound_play', fields: { SOUND: 'gem' } },
      { type: 'game_change_score', slots: { VALUE: 1 } },
    ],
  },
  {
    at: [40, 640],
    statements: [
      { type: 'event_becomes_true', slots: { IF: scoreIs('EQ', 5) } },
      { type: 'looks_glow', fields: { ITEM: 'moon-base', ON: '1' } },
      { type: 'looks_particles', fields: { KIND: 'stars', ITEM: 'moon-base' }, slots: { SECONDS: 4 } },
      { type: 'sound_play', fields: { SOUND: 'win' } },
      { type: 'game_win', slots: { TEXT: 'The lights are on. The moon says thank you!' } },
    ],
  },
  {
    at: [800, 40],
    statements: [
      { type: 'event_start' },
      {
        type: 'control_forever',
        inside: [
          {
            type: 'motion_circle',
            fields: { ITEM: 'rover', TO: 'moon-base' },
            slots: { METRES: 9.8, SECONDS: 28 },
          },
        ],
      },
    ],
  },
  {
    at: [800, 260],
    statements: [
      { type: 'event_click', fields: { ITEM: 'captain' } },
      {
        type: 'looks_say',
        fields: { ITEM: 'captain' },
        slots: { TEXT: 'Press space. On the moon you fly!', SECONDS: 3 },
      },
    ],
  },
  {
    at: [800, 420],
    statements: [
      { type: 'event_every', slots: { SECONDS: 1 } },
      {
        type: 'control_if',
        slots: {
          IF: {
            block: {
              type: 'logic_compare',
              fields: { OP: 'GT' },
              slots: {
                A: {
                  shadow: { type: 'math_number', fields: { NUM: 1 } },
                  block: {
                    type: 'sensing_distance',
                    fields: { FROM: 'player', TO: 'captain' },
                    isLast: true,
                  },
                },
                B: 30,
              },
              isLast: true,
            },
          },
        },
        inside: [
          { type: 'player_teleport', fields: { TO: 'landing-mark' } },
          { type: 'camera_words', slots: { TEXT: 'Stay near the base!', SECONDS: 2 } },
        ],
      },
    ],
  },
]
