import { samePlace } from '../../model/blocks/block-record.ts'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import type { Project } from '../../model/project/project.ts'
import { defineCommand, type Plan, type PlanContext, writes } from '../core/define-command.ts'
import { inKeyOrder } from '../core/in-key-order.ts'
import type { Surface } from '../core/surface.ts'
import type { Write } from '../core/write.ts'
import { BlockChange, type BlockUpsert } from './block-change.ts'
import { blockWrites } from './block-writes.ts'
import { changeableBlocks } from './changeable-blocks.ts'

const shared = {
  type: 'blocks.change',
  label: 'command.blocks.change',
  payload: BlockChange,
  surface: ({ fileId }: BlockChange): Surface => `file:${fileId}`,
  mergeKey: ({ fileId, gesture }: BlockChange) => `blocks:${fileId}:${gesture ?? ''}`,
} as const

/**
 * Stores what one gesture did in a blocks file: the state of each block that it touched, read from the canvas. Writes
 * only what differs from the document, so that sending what is there already does nothing. A block that somebody else
 * deleted in the meantime comes back when it is in `upserts`: an edit outlives a deletion.
 */
export const changeBlocks = defineCommand({
  ...shared,
  version: 2,
  plan: (project, payload, context) => change(project, payload, context, inKeyOrder),
})

/** As recordings of before version 2 have it: what goes from a block goes in the order in which it came. */
export const changeBlocksAsItCame = defineCommand({
  ...shared,
  version: 1,
  plan: (project, payload, context) => change(project, payload, context, (list) => list),
})

function change(
  project: Project,
  payload: BlockChange,
  { lamport, actor }: PlanContext,
  inOrder: (list: readonly Write[]) => readonly Write[],
): Plan {
  const { fileId, upserts, deletes } = payload
  const found = changeableBlocks(project, fileId)
  if (found.kind === 'rejected') return found
  const { file, name } = found
  const list = inOrder(blockWrites(file, payload, { t: lamport, c: actor }))
  return writes(list, { name, context: whatHappened(file, upserts, deletes) })
}

/** Picks the label's variant (i18next `context`). */
function whatHappened(file: BlocksFile, upserts: readonly BlockUpsert[], deletes: readonly string[]): string {
  if (upserts.some(({ id }) => !file.blocks.has(id))) return 'added'
  if (deletes.length > 0) return 'removed'
  const isMove = upserts.some(({ id, at }) => {
    const shown = file.blocks.get(id)
    return at && shown && !samePlace(shown.place, at)
  })
  return isMove ? 'moved' : 'changed'
}
