import type { StackBlueprint } from '../scene-blueprint.ts'

/** The maze's blocks: the dinosaur says what there is to find and keeps watch at the way out, the chick cheers lost people up, and the star ends the game. */
export const mazeStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'event_start' },
      { type: 'motion_spin', fields: { ITEM: 'star', AXIS: 'y' }, slots: { TURNS: 0.3 } },
      {
        type: 'looks_say',
        fields: { ITEM: 't-rex' },
        slots: { TEXT: 'Somewhere in the maze lies a star!', SECONDS: 4 },
      },
      {
        type: 'control_forever',
        inside: [
          {
            type: 'motion_move',
            fields: { ITEM: 't-rex', DIRECTION: 'moveForward' },
            slots: { METRES: 2, SECONDS: 2 },
          },
          {
            type: 'motion_turn',
            fields: { ITEM: 't-rex', DIRECTION: 'turnLeft' },
            slots: { DEGREES: 90, SECONDS: 0.6 },
          },
        ],
      },
    ],
  },
  {
    at: [40, 420],
    statements: [
      { type: 'event_touch', fields: { ITEM: 'player', ITEM_OTHER: 'star' } },
      { type: 'sound_play', fields: { SOUND: 'win' } },
      { type: 'looks_particles', fields: { KIND: 'stars', ITEM: 'star' }, slots: { SECONDS: 2 } },
      { type: 'game_win', slots: { TEXT: 'You found the star. The next maze is another one!' } },
    ],
  },
  {
    at: [700, 40],
    statements: [
      { type: 'event_click', fields: { ITEM: 'chick' } },
      {
        type: 'looks_say',
        fields: { ITEM: 'chick' },
        slots: { TEXT: 'It looks different each time!', SECONDS: 3 },
      },
    ],
  },
  {
    at: [700, 220],
    statements: [
      { type: 'event_click', fields: { ITEM: 't-rex' } },
      {
        type: 'looks_say',
        fields: { ITEM: 't-rex' },
        slots: { TEXT: 'You came all the way through!', SECONDS: 3 },
      },
    ],
  },
]
