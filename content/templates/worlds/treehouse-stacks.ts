import { itField } from '../../../language/blocks/it-field.ts'
import type { StackBlueprint } from '../scene-blueprint.ts'
import { noneIsLeft } from '../value-is.ts'

/**
 * The welcome program of the tree house: the dragon says hello, rises and circles the tree; a mushroom changes its colour. The kid has lost three
 * balls: whoever walks into one brings it back.
 */
export const treehouseStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'event_start' },
      {
        type: 'looks_say',
        fields: { ITEM: 'dragon' },
        slots: { TEXT: 'Hello! Watch me fly!', SECONDS: 2 },
      },
      {
        type: 'motion_move',
        fields: { ITEM: 'dragon', DIRECTION: 'moveUp' },
        slots: { METRES: 2, SECONDS: 1 },
      },
      {
        type: 'control_forever',
        inside: [
          {
            type: 'motion_move',
            fields: { ITEM: 'dragon', DIRECTION: 'moveForward' },
            slots: { METRES: 4, SECONDS: 1 },
          },
          {
            type: 'motion_turn',
            fields: { ITEM: 'dragon', DIRECTION: 'turnLeft' },
            slots: { DEGREES: 30, SECONDS: 0.3 },
          },
        ],
      },
    ],
  },
  {
    at: [760, 40],
    statements: [
      { type: 'event_start' },
      { type: 'control_wait', slots: { SECONDS: 2 } },
      {
        type: 'looks_say',
        fields: { ITEM: 'kid' },
        slots: { TEXT: 'My three balls have rolled away. Can you find them?', SECONDS: 5 },
      },
    ],
  },
  {
    at: [760, 240],
    statements: [
      { type: 'event_touch_like', fields: { ITEM: 'player', ITEM_OTHER: 'ball' } },
      { type: 'control_delete', fields: { ITEM: itField } },
      { type: 'game_change_score', slots: { VALUE: 1 } },
      { type: 'sound_play', fields: { SOUND: 'right' } },
    ],
  },
  {
    at: [760, 480],
    statements: [
      { type: 'event_becomes_true', slots: { IF: noneIsLeft('ball') } },
      { type: 'looks_particles', fields: { KIND: 'confetti', ITEM: 'kid' }, slots: { SECONDS: 3 } },
      { type: 'sound_play', fields: { SOUND: 'win' } },
      { type: 'control_wait', slots: { SECONDS: 1 } },
      { type: 'game_win', slots: { TEXT: 'All three balls are back. What sharp eyes you have!' } },
    ],
  },
  {
    at: [40, 400],
    statements: [
      { type: 'event_click', fields: { ITEM: 'mushroom' } },
      { type: 'looks_colour', fields: { ITEM: 'mushroom', COLOUR: '#7a4bd1' } },
      {
        type: 'looks_say',
        fields: { ITEM: 'mushroom' },
        slots: { TEXT: 'That tickles!', SECONDS: 2 },
      },
    ],
  },
]
