import type { StackBlueprint } from '../scene-blueprint.ts'

/** The sheep tells what there is to do, the animals walk about, and the star ends the game. */
export const minecraftStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'event_start' },
      {
        type: 'looks_say',
        fields: { ITEM: 'sheep' },
        slots: { TEXT: 'Can you build steps up to the star?', SECONDS: 4 },
      },
      {
        type: 'looks_say',
        fields: { ITEM: 'sheep' },
        slots: { TEXT: 'Click a block to dig it. Press E to stack it.', SECONDS: 7 },
      },
    ],
  },
  {
    at: [40, 260],
    statements: [
      { type: 'event_start' },
      { type: 'animation_clip_blend', fields: { ITEM: 'pig', CLIP: 'walk' }, slots: { SECONDS: 0.2 } },
      {
        type: 'control_forever',
        inside: [
          {
            type: 'motion_move',
            fields: { ITEM: 'pig', DIRECTION: 'moveForward' },
            slots: { METRES: 3, SECONDS: 3 },
          },
          {
            type: 'motion_turn',
            fields: { ITEM: 'pig', DIRECTION: 'turnLeft' },
            slots: { DEGREES: 120, SECONDS: 0.6 },
          },
        ],
      },
    ],
  },
  {
    at: [40, 580],
    statements: [
      { type: 'event_touch', fields: { ITEM: 'player', ITEM_OTHER: 'star' } },
      { type: 'sound_play', fields: { SOUND: 'win' } },
      { type: 'looks_particles', fields: { KIND: 'stars', ITEM: 'star' }, slots: { SECONDS: 2 } },
      { type: 'game_win', slots: { TEXT: 'You built your way up to the star!' } },
    ],
  },
  {
    at: [760, 40],
    statements: [
      { type: 'event_start' },
      {
        type: 'control_forever',
        inside: [
          {
            type: 'motion_move',
            fields: { ITEM: 'cloud', DIRECTION: 'moveForward' },
            slots: { METRES: 4, SECONDS: 8 },
          },
          {
            type: 'motion_move',
            fields: { ITEM: 'cloud', DIRECTION: 'moveBack' },
            slots: { METRES: 4, SECONDS: 8 },
          },
        ],
      },
    ],
  },
  {
    at: [760, 340],
    statements: [
      { type: 'event_click', fields: { ITEM: 'pig' } },
      {
        type: 'looks_say',
        fields: { ITEM: 'pig' },
        slots: { TEXT: 'Oink! There is gold in the mountain.', SECONDS: 3 },
      },
    ],
  },
]
