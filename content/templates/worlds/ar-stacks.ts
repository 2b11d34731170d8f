import type { StackBlueprint } from '../scene-blueprint.ts'
import { scoreIs } from '../value-is.ts'

/** The dragon greets whoever finds it in their room, and is won over by five strokes. */
export const arStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'ar_marker', fields: { PHASE: 'onMarkerFound' } },
      {
        type: 'looks_say',
        fields: { ITEM: 'dragon' },
        slots: { TEXT: 'Hello! So this is your room.', SECONDS: 3 },
      },
      { type: 'looks_particles', fields: { KIND: 'sparkle', ITEM: 'dragon' }, slots: { SECONDS: 2 } },
    ],
  },
  {
    at: [40, 360],
    statements: [
      { type: 'event_click', fields: { ITEM: 'dragon' } },
      { type: 'sound_play', fields: { SOUND: 'coin' } },
      { type: 'looks_particles', fields: { KIND: 'hearts', ITEM: 'dragon' }, slots: { SECONDS: 1 } },
      { type: 'game_change_score', slots: { VALUE: 1 } },
    ],
  },
  {
    at: [700, 40],
    statements: [
      { type: 'event_becomes_true', slots: { IF: scoreIs('EQ', 5) } },
      { type: 'looks_particles', fields: { KIND: 'confetti', ITEM: 'dragon' }, slots: { SECONDS: 3 } },
      { type: 'sound_play', fields: { SOUND: 'win' } },
      { type: 'game_win', slots: { TEXT: 'You have stroked the dragon five times. Now it is your friend.' } },
    ],
  },
]
