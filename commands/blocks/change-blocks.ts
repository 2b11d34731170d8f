import { samePlace } from '../../model/blocks/block-record.ts'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import type { FileId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import { blocksAsTheyCame } from '../core/as-it-came.ts'
import { defineCommand, type Plan, type PlanContext, writes } from '../core/define-command.ts'
import { BlockChange, type BlockUpsert } from './block-change.ts'
import { blockWrites } from './block-writes.ts'
import { changeableBlocks } from './changeable-blocks.ts'

const mergeKey = ({ fileId, gesture }: BlockChange): string => `blocks:${fileId}:${gesture ?? ''}`

/**
 * Stores what one gesture did in a blocks file: the state of each block that it touched, read from the canvas. Writes
 * only what differs from the document, so that sending what is there already does nothing. A block that somebody else
 * deleted in the meantime comes back when it is in `upserts`: an edit outlives a deletion.
 */
export const changeBlocks = defineCommand({
  type: 'blocks.change',
  version: 2,
  label: 'command.blocks.change',
  payload: BlockChange,
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  mergeKey,
  plan: (project, payload, context) => change(project, payload, context, (file) => file),
})

/** As recordings of before version 2 have it: what an upsert takes away from a block goes in the order in which it came, and comes back in that by undo. */
export const changeBlocksAsTheyCame = defineCommand({
  type: 'blocks.change',
  version: 1,
  label: 'command.blocks.change',
  payload: BlockChange,
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  mergeKey,
  plan: (project, payload, context) =>
    change(project, payload, context, (file) => {
      const ids = payload.upserts.map(({ id }) => id)
      return blocksAsTheyCame(file, payload.fileId, context.records, ids)
    }),
})

/** `ordered` gives the blocks with their parts in the order in which they are written. */
function change(
  project: Project,
  payload: BlockChange,
  { lamport, actor }: PlanContext,
  ordered: (file: BlocksFile) => BlocksFile,
): Plan {
  const { fileId, upserts, deletes } = payload
  const found = changeableBlocks(project, fileId)
  if (found.kind === 'rejected') return found
  const { file, name } = found
  const list = blockWrites(ordered(file), payload, { t: lamport, c: actor })
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
