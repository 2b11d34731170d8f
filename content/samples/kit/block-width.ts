import { blockDefinition } from '../../../language/blocks/block-catalogue.ts'
import type { BlockBlueprint, SlotBlueprint } from '../../templates/scene-blueprint.ts'

/** Pixels of a letter, of a field besides its letters, and of what surrounds a block; a little more than it takes. */
const letter = 7.5
const field = 22
const edge = 20
/** How far the blocks in a mouth are set in. */
const indent = 24
/** Letters of what stands in a field for a thing, a choice or a variable. */
const usualWord = 7

const ofWord = (word: string): number => word.length * letter + field

function ofSlot(slot: SlotBlueprint): number {
  if (typeof slot !== 'object') return ofWord(String(slot))
  return slot.block ? widthOf([slot.block]) : 3 * ofWord('0.5')
}

function ofHead({ type, fields = {}, slots = {} }: BlockBlueprint): number {
  const message = blockDefinition(type)?.message.en ?? ''
  const rows = message.split('\n').map((row) => row.replaceAll(/\{\w+\}/g, '').length)
  const words = Object.values(fields).map((value) =>
    typeof value === 'string'
      ? Math.max(value.length, usualWord) * letter + field
      : usualWord * letter + field,
  )
  return [...words, ...Object.values(slots).map(ofSlot)].reduce(
    (sum, width) => sum + width,
    Math.max(...rows) * letter + edge,
  )
}

/** About how many pixels wide blocks below each other are, with all that is in them. */
export function widthOf(blocks: readonly BlockBlueprint[]): number {
  const widths = blocks.flatMap((block) => {
    const { inside = [], mouths = {} } = block
    return [ofHead(block), ...[inside, ...Object.values(mouths)].map((mouth) => indent + widthOf(mouth))]
  })
  return Math.max(0, ...widths)
}
