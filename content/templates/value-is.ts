import type { BlockBlueprint, SlotBlueprint } from './scene-blueprint.ts'

/** The condition that what a block tells is so much, or less. Written out: starter scenes are loaded where the catalogue of blocks is not. */
export const valueIs = (
  block: Pick<BlockBlueprint, 'type' | 'fields'>,
  sign: 'EQ' | 'LT',
  much: number,
): SlotBlueprint => ({
  block: {
    type: 'logic_compare',
    fields: { OP: sign },
    slots: {
      A: {
        shadow: { type: 'math_number', fields: { NUM: 1 } },
        block: { ...block, isLast: true },
      },
      B: much,
    },
    isLast: true,
  },
})

/** The condition that the score is so much, or less. */
export const scoreIs = (sign: 'EQ' | 'LT', points: number): SlotBlueprint =>
  valueIs({ type: 'game_score' }, sign, points)

/** The condition that all things of a kind are gone. */
export const noneIsLeft = (item: string): SlotBlueprint =>
  valueIs({ type: 'sensing_count', fields: { ITEM: item } }, 'EQ', 0)
