import type { StackBlueprint } from '../scene-blueprint.ts'

/** The welcome program of the tree house: the dragon says hello, rises and circles the tree; a mushroom changes its colour. */
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
