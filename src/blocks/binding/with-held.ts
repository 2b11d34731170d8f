import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import type { Held } from './held-by-drag.ts'

/** What a canvas shows when all but what is held was brought from `before` to `now`. */
export function withHeld(before: BlocksFile, now: BlocksFile, held: Held): BlocksFile {
  const blocks = new Map(now.blocks)
  for (const id of held.blocks) {
    const block = before.blocks.get(id)
    if (block) blocks.set(id, block)
    else blocks.delete(id)
  }
  const isHeld = ({ id }: { readonly id: string }) => held.comments.has(id)
  const comments = [...now.comments.filter((one) => !isHeld(one)), ...before.comments.filter(isHeld)]
  return { ...now, blocks, comments, displaced: before.displaced }
}
