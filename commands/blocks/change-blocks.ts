import { samePlace } from '../../model/blocks/block-record.ts'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import type { FileId } from '../../model/ids.ts'
import { defineCommand, writes } from '../core/define-command.ts'
import { BlockChange, type BlockUpsert } from './block-change.ts'
import { blockWrites } from './block-writes.ts'
import { changeableBlocks } from './changeable-blocks.ts'

/**
 * Stores what one gesture did in a blocks file: the state of each block that it touched, read from the canvas. Writes
 * only what differs from the document, so that sending what is there already does nothing. A block that somebody else
 * deleted in the meantime comes back when it is in `upserts`: an edit outlives a deletion.
 */
export const changeBlocks = defineCommand({
  type: 'blocks.change',
  version: 1,
  label: 'command.blocks.change',
  payload: BlockChange,
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  mergeKey: ({ fileId, gesture }) => `blocks:${fileId}:${gesture ?? ''}`,
  plan(project, change, context) {
    const { fileId, upserts, deletes } = change
    const found = changeableBlocks(project, fileId)
    if (found.kind === 'rejected') return found
    const { file, name } = found
    const stamp = { t: context.lamport, c: context.actor }
    return writes(blockWrites(file, change, stamp), { name, context: whatHappened(file, upserts, deletes) })
  },
})

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
