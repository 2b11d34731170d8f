import type { StackBlueprint } from '../scene-blueprint.ts'

/** The wind carries the queen's crown off to the platform on the wall; whoever brings it back has won. */
export const castleStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'event_start' },
      { type: 'sound_play', fields: { SOUND: 'wind' } },
      {
        type: 'motion_move',
        fields: { ITEM: 'crown', DIRECTION: 'moveUp' },
        slots: { METRES: 5, SECONDS: 2 },
      },
      {
        type: 'motion_glide_to',
        fields: { ITEM: 'crown', TO: 'treasure-carpet' },
        slots: { SECONDS: 3 },
      },
      { type: 'motion_spin', fields: { ITEM: 'crown', AXIS: 'y' }, slots: { TURNS: 0.3 } },
    ],
  },
  {
    at: [40, 380],
    statements: [
      { type: 'event_start' },
      {
        type: 'looks_say',
        fields: { ITEM: 'queen' },
        slots: { TEXT: 'My crown! Can you bring it back?', SECONDS: 7 },
      },
    ],
  },
  {
    at: [40, 560],
    statements: [
      { type: 'event_touch', fields: { ITEM: 'player', ITEM_OTHER: 'crown' } },
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
                    fields: { FROM: 'crown', TO: 'queen' },
                    isLast: true,
                  },
                },
                B: 3,
              },
              isLast: true,
            },
          },
        },
        inside: [
          { type: 'player_give', fields: { ITEM: 'crown' } },
          { type: 'sound_play', fields: { SOUND: 'gem' } },
        ],
      },
    ],
  },
  {
    at: [40, 840],
    statements: [
      { type: 'event_touch', fields: { ITEM: 'player', ITEM_OTHER: 'queen' } },
      {
        type: 'control_if',
        slots: { IF: { block: { type: 'player_has', fields: { ITEM: 'crown' }, isLast: true } } },
        inside: [
          { type: 'player_take', fields: { ITEM: 'crown' } },
          { type: 'motion_stop', fields: { ITEM: 'crown' } },
          { type: 'motion_put_to', fields: { ITEM: 'crown', TO: 'queen' } },
          { type: 'motion_set_place', fields: { AXIS: 'y', ITEM: 'crown' }, slots: { VALUE: 1.75 } },
          { type: 'sound_play', fields: { SOUND: 'win' } },
          { type: 'looks_particles', fields: { KIND: 'confetti', ITEM: 'queen' }, slots: { SECONDS: 2 } },
          { type: 'game_win', slots: { TEXT: 'The queen has her crown back. Three cheers for you!' } },
        ],
      },
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
            fields: { ITEM: 'dragon', TO: 'keep' },
            slots: { METRES: 10, SECONDS: 14 },
          },
        ],
      },
    ],
  },
  {
    at: [800, 280],
    statements: [
      { type: 'event_start' },
      {
        type: 'control_forever',
        inside: [
          {
            type: 'motion_path',
            fields: { ITEM: 'knight', ITEM1: 'path-3', ITEM2: 'path-4', ITEM3: 'path-3' },
            slots: { SECONDS: 16 },
          },
        ],
      },
    ],
  },
  {
    at: [800, 520],
    statements: [
      { type: 'event_touch', fields: { ITEM: 'player', ITEM_OTHER: 'gate-guard' } },
      {
        type: 'looks_say',
        fields: { ITEM: 'gate-guard' },
        slots: { TEXT: 'The stairs are on the left.', SECONDS: 3 },
      },
    ],
  },
  {
    at: [800, 760],
    statements: [
      { type: 'event_click', fields: { ITEM: 'dragon' } },
      { type: 'sound_play', fields: { SOUND: 'roar' } },
      { type: 'looks_particles', fields: { KIND: 'fire', ITEM: 'dragon' }, slots: { SECONDS: 2 } },
    ],
  },
]
