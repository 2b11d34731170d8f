import type { SlotBlueprint } from './scene-blueprint.ts'

/** The condition that the score is so much, or less. Written out: starter scenes are loaded where the catalogue of blocks is not. */
export const scoreIs = (sign: 'EQ' | 'LT', points: number): SlotBlueprint => ({
  block: {
    type: 'logic_compare',
    fields: { OP: sign },
    slots: {
      A: {
        shadow: { type: 'math_number', fields: { NUM: 1 } },
        block: { type: 'game_score', isLast: true },
      },
      B: points,
    },
    isLast: true,
  },
})
