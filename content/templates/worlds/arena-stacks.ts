import type { BlockBlueprint, StackBlueprint, VariableBlueprint } from '../scene-blueprint.ts'
import { scoreIs, valueIs } from '../value-is.ts'

const dino: VariableBlueprint = { id: 'dino', name: 'dino' }
export const arenaVariables = [dino]

const nextStar: readonly BlockBlueprint[] = [
  { type: 'looks_particles', fields: { KIND: 'stars', ITEM: 'star' }, slots: { SECONDS: 1 } },
  { type: 'motion_put_random', fields: { ITEM: 'star' }, slots: { METRES: 6 } },
]

/** You against the dinosaur: whoever has five stars first has won; when it is the dinosaur, both begin again. */
export const arenaStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'event_start' },
      { type: 'game_set_score', slots: { VALUE: 0 } },
      { type: 'variables_set', fields: { VAR: { id: dino.id } }, slots: { VALUE: 0 } },
      { type: 'variables_show', fields: { VAR: { id: dino.id } } },
      { type: 'motion_spin', fields: { ITEM: 'star', AXIS: 'y' }, slots: { TURNS: 0.5 } },
      {
        type: 'looks_say',
        fields: { ITEM: 't-rex' },
        slots: { TEXT: 'Catch five stars! I want them, too.', SECONDS: 5 },
      },
      {
        type: 'control_forever',
        inside: [
          { type: 'motion_point', fields: { ITEM: 't-rex', TO: 'star' } },
          {
            type: 'motion_move',
            fields: { ITEM: 't-rex', DIRECTION: 'moveForward' },
            slots: { METRES: 0.6, SECONDS: 0.25 },
          },
          // Asked again and again: a star that appears where it stands begins no touch.
          {
            type: 'control_if',
            slots: {
              IF: {
                block: {
                  type: 'sensing_touching',
                  fields: { ITEM: 't-rex', ITEM_OTHER: 'star' },
                  isLast: true,
                },
              },
            },
            inside: [
              { type: 'sound_play', fields: { SOUND: 'roar' } },
              { type: 'math_change', fields: { VAR: { id: dino.id } }, slots: { DELTA: 1 } },
              ...nextStar,
            ],
          },
        ],
      },
    ],
  },
  {
    at: [40, 860],
    statements: [
      { type: 'event_touch', fields: { ITEM: 'player', ITEM_OTHER: 'star' } },
      { type: 'sound_play', fields: { SOUND: 'coin' } },
      { type: 'game_change_score', slots: { VALUE: 1 } },
      ...nextStar,
    ],
  },
  {
    at: [700, 40],
    statements: [
      { type: 'event_becomes_true', slots: { IF: scoreIs('EQ', 5) } },
      { type: 'looks_particles', fields: { KIND: 'confetti', ITEM: 'gate' }, slots: { SECONDS: 3 } },
      { type: 'sound_play', fields: { SOUND: 'win' } },
      { type: 'game_win', slots: { TEXT: 'Five stars! The whole arena cheers for you.' } },
    ],
  },
  {
    at: [700, 320],
    statements: [
      {
        type: 'event_becomes_true',
        slots: { IF: valueIs({ type: 'variables_get', fields: { VAR: { id: dino.id } } }, 'EQ', 5) },
      },
      { type: 'variables_set', fields: { VAR: { id: dino.id } }, slots: { VALUE: 0 } },
      { type: 'game_set_score', slots: { VALUE: 0 } },
      {
        type: 'looks_say',
        fields: { ITEM: 't-rex' },
        slots: { TEXT: 'I have five! Once more!', SECONDS: 3 },
      },
    ],
  },
]
