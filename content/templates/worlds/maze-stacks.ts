import type { StackBlueprint } from '../scene-blueprint.ts'

/** The maze's program: the chick at the dead end cheers lost people up, the dinosaur greets who clicks it at the goal. */
export const mazeStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'event_start' },
      {
        type: 'looks_say',
        fields: { ITEM: 't-rex' },
        slots: { TEXT: 'Find me behind the maze!', SECONDS: 4 },
      },
    ],
  },
  {
    at: [40, 220],
    statements: [
      { type: 'event_click', fields: { ITEM: 'chick' } },
      {
        type: 'looks_say',
        fields: { ITEM: 'chick' },
        slots: { TEXT: 'A dead end. Turn around!', SECONDS: 3 },
      },
    ],
  },
  {
    at: [40, 400],
    statements: [
      { type: 'event_click', fields: { ITEM: 't-rex' } },
      {
        type: 'looks_say',
        fields: { ITEM: 't-rex' },
        slots: { TEXT: 'You made it!', SECONDS: 3 },
      },
    ],
  },
]
