import type { BlockBlueprint, SlotBlueprint } from '../../../content/templates/scene-blueprint.ts'
import type { BlockNode } from '../../../language/generator/block-node.ts'
import { blockSentence, type SentenceWords } from '../../../language/generator/block-sentence.ts'
import { shadowBlock } from '../../../language/generator/stored-program.ts'
import { isJsonObject } from '../../../model/document/is-json-object.ts'

/** One block of a program in words; `depth`: in how many mouths it lies. */
export interface BlockLine {
  readonly depth: number
  readonly text: string
}

/** Blocks below each other as one would read them out, a block a line. */
export const blockLines = (
  blocks: readonly BlockBlueprint[],
  words: SentenceWords,
  depth = 0,
): readonly BlockLine[] =>
  blocks.flatMap((block) => {
    const { inside = [], mouths = {} } = block
    return [
      { depth, text: blockSentence(nodeOf(block), words) },
      ...[inside, ...Object.values(mouths)].flatMap((mouth) => blockLines(mouth, words, depth + 1)),
    ]
  })

const nodeOf = ({ type, id = '', fields = {}, slots = {}, extra = {} }: BlockBlueprint): BlockNode => ({
  id,
  type,
  fields,
  extra: isJsonObject(extra.extraState) ? extra.extraState : {},
  input: (name) => slotNode(slots[name]),
  next: null,
})

function slotNode(slot: SlotBlueprint | undefined): BlockNode | null {
  if (slot === undefined) return null
  if (typeof slot === 'number') return shadowBlock({ type: 'math_number', fields: { NUM: slot } })
  if (typeof slot === 'string') return shadowBlock({ type: 'text', fields: { TEXT: slot } })
  return slot.block ? nodeOf(slot.block) : shadowBlock(slot.shadow)
}
