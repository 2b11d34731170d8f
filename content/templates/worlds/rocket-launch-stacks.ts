import { itField } from '../../../language/blocks/it-field.ts'
import type { StackBlueprint, VariableBlueprint } from '../scene-blueprint.ts'
import { scoreIs, valueIs } from '../value-is.ts'

const count: VariableBlueprint = { id: 'count', name: 'count' }
export const launchVariables = [count]

/** Three cans of fuel, the button, ten seconds, and up. */
export const rocketLaunchStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'event_start' },
      { type: 'game_set_score', slots: { VALUE: 0 } },
      {
        type: 'control_each_like',
        fields: { ITEM: 'smoke-1' },
        inside: [{ type: 'looks_hide', fields: { ITEM: itField } }],
      },
      {
        type: 'looks_say',
        fields: { ITEM: 'engineer' },
        slots: { TEXT: 'Bring three cans of fuel. Then press the button!', SECONDS: 6 },
      },
    ],
  },
  {
    at: [40, 360],
    statements: [
      { type: 'event_touch_like', fields: { ITEM: 'player', ITEM_OTHER: 'fuel-can-1' } },
      { type: 'control_delete', fields: { ITEM: itField } },
      { type: 'sound_play', fields: { SOUND: 'power-up' } },
      { type: 'game_change_score', slots: { VALUE: 1 } },
    ],
  },
  {
    at: [40, 620],
    statements: [
      { type: 'event_becomes_true', slots: { IF: scoreIs('EQ', 3) } },
      { type: 'looks_colour', fields: { ITEM: 'button', COLOUR: '#53a206' } },
      { type: 'animation_effect_on', fields: { ITEM: 'button', EFFECT: 'pulse' } },
      {
        type: 'looks_say',
        fields: { ITEM: 'engineer' },
        slots: { TEXT: 'The tank is full. Press the button!', SECONDS: 4 },
      },
    ],
  },
  {
    at: [40, 900],
    statements: [
      { type: 'event_touch', fields: { ITEM: 'player', ITEM_OTHER: 'button' } },
      { type: 'event_send', fields: { MESSAGE: 'button' } },
    ],
  },
  {
    at: [40, 1060],
    statements: [
      { type: 'event_click', fields: { ITEM: 'button' } },
      { type: 'event_send', fields: { MESSAGE: 'button' } },
    ],
  },
  {
    at: [820, 40],
    statements: [
      { type: 'event_message', fields: { MESSAGE: 'button' } },
      {
        type: 'control_if_else',
        slots: { IF: scoreIs('LT', 3) },
        inside: [
          {
            type: 'looks_say',
            fields: { ITEM: 'engineer' },
            slots: { TEXT: 'Not yet. Look for the red cans!', SECONDS: 3 },
          },
        ],
        mouths: {
          // Gone at once: of two quick presses the second finds none.
          ELSE: [
            {
              type: 'control_if',
              slots: { IF: valueIs({ type: 'sensing_count', fields: { ITEM: 'button' } }, 'EQ', 1) },
              inside: [
                { type: 'control_delete', fields: { ITEM: 'button' } },
                { type: 'event_send', fields: { MESSAGE: 'countdown' } },
              ],
            },
          ],
        },
      },
    ],
  },
  {
    at: [820, 530],
    statements: [
      { type: 'event_message', fields: { MESSAGE: 'countdown' } },
      { type: 'camera_glide', slots: { X: 5, Y: 2.6, Z: 27, SECONDS: 2 } },
      { type: 'camera_look_at', fields: { TO: 'rocket' } },
      {
        type: 'controls_for',
        fields: { VAR: { id: count.id } },
        slots: { FROM: 10, TO: 1, BY: -1 },
        inside: [
          { type: 'sound_play', fields: { SOUND: 'pop' } },
          {
            type: 'looks_text',
            fields: { ITEM: 'countdown' },
            slots: {
              TEXT: {
                shadow: { type: 'text', fields: { TEXT: '10' } },
                block: { type: 'variables_get', fields: { VAR: { id: count.id } }, isLast: true },
              },
            },
          },
          { type: 'control_wait', slots: { SECONDS: 1 } },
        ],
      },
      { type: 'looks_text', fields: { ITEM: 'countdown' }, slots: { TEXT: 'GO!' } },
      { type: 'event_send', fields: { MESSAGE: 'lift-off' } },
    ],
  },
  {
    at: [820, 1090],
    statements: [
      { type: 'event_message', fields: { MESSAGE: 'countdown' } },
      { type: 'looks_particles', fields: { KIND: 'smoke', ITEM: 'launch-pad' }, slots: { SECONDS: 14 } },
    ],
  },
  {
    at: [1520, 540],
    statements: [
      { type: 'event_message', fields: { MESSAGE: 'lift-off' } },
      { type: 'sound_play', fields: { SOUND: 'rocket' } },
      {
        type: 'control_each_like',
        fields: { ITEM: 'smoke-1' },
        inside: [
          { type: 'looks_show', fields: { ITEM: itField } },
          { type: 'animation_effect_on', fields: { ITEM: itField, EFFECT: 'pulse' } },
        ],
      },
      { type: 'camera_shake', slots: { SECONDS: 3 } },
      { type: 'looks_particles', fields: { KIND: 'fire', ITEM: 'launch-pad' }, slots: { SECONDS: 3 } },
    ],
  },
  {
    at: [1520, 1000],
    statements: [
      { type: 'event_start' },
      {
        type: 'control_forever',
        inside: [
          {
            type: 'motion_circle',
            fields: { ITEM: 'fuel-car', TO: 'launch-pad' },
            slots: { METRES: 12.6, SECONDS: 22 },
          },
        ],
      },
    ],
  },
  {
    at: [1520, 40],
    statements: [
      { type: 'event_message', fields: { MESSAGE: 'lift-off' } },
      { type: 'animation_clip_blend', fields: { ITEM: 'rocket', CLIP: 'walk' }, slots: { SECONDS: 1.5 } },
      {
        type: 'motion_move',
        fields: { ITEM: 'rocket', DIRECTION: 'moveUp' },
        slots: { METRES: 4, SECONDS: 2 },
      },
      {
        type: 'motion_move',
        fields: { ITEM: 'rocket', DIRECTION: 'moveUp' },
        slots: { METRES: 16, SECONDS: 3 },
      },
      {
        type: 'motion_move',
        fields: { ITEM: 'rocket', DIRECTION: 'moveUp' },
        slots: { METRES: 60, SECONDS: 4 },
      },
      { type: 'camera_reset' },
      { type: 'sound_play', fields: { SOUND: 'win' } },
      { type: 'game_win', slots: { TEXT: 'Lift-off! Your rocket flies to the moon.' } },
    ],
  },
]
