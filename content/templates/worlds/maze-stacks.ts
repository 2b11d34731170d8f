import type { StackBlueprint } from '../scene-blueprint.ts'

/** The maze's blocks: the dinosaur says what there is to find, the chick cheers lost people up, and the star ends the game. */
export const mazeStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'event_start' },
      {
        type: 'looks_say',
        fields: { ITEM: 't-rex' },
        slots: { TEXT: 'Somewhere in the maze lies a star!', SECONDS: 4 },
      },
    ],
  },
  {
    at: [40, 220],
    statements: [
      { type: 'event_touch', fields: { ITEM: 'player', ITEM_OTHER: 'star' } },
      { type: 'sound_play', fields: { SOUND: 'win' } },
      { type: 'looks_particles', fields: { KIND: 'stars', ITEM: 'star' }, slots: { SECONDS: 2 } },
      { type: 'game_win', slots: { TEXT: 'You found the star. The next maze is another one!' } },
    ],
  },
  {
    at: [40, 480],
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
    at: [40, 660],
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
