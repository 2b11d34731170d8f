import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import { commentRegisters } from '../../model/blocks/comment-registers.ts'
import { sameJson } from '../../model/document/same-json.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import type { FileId } from '../../model/ids.ts'
import type { Write } from '../core/write.ts'
import type { CommentChange, CommentUpsert } from './comment-change.ts'

/**
 * What makes, changes and deletes comments of a blocks file. A comment that somebody else deleted in the
 * meantime comes back when it is in `upserts`, as blocks do. What is shown of a comment already is not written: there may be more of
 * it than is shown, from another program.
 */
export function commentWrites(
  file: BlocksFile,
  fileId: FileId,
  { upserts, deletes }: CommentChange,
  stamp: Stamp,
): readonly Write[] {
  const root = `wcom:${fileId}` as const
  const removed = deletes.flatMap((id): Write[] => {
    const record = file.commentRecords.get(id)
    return record && !record.isDeleted ? [{ op: 'set', root, id, key: 'del', value: { ...stamp } }] : []
  })
  return [...upserts.flatMap((upsert) => upsertWrites(file, root, upsert)), ...removed]
}

function upsertWrites(file: BlocksFile, root: `wcom:${string}`, upsert: CommentUpsert): Write[] {
  const { id } = upsert
  const wanted = commentRegisters({
    ...upsert,
    collapsed: upsert.collapsed ?? false,
    editable: upsert.editable ?? true,
    movable: upsert.movable ?? true,
    deletable: upsert.deletable ?? true,
  })
  const record = file.commentRecords.get(id)
  if (!record) return [{ op: 'create', root, id, values: wanted }]
  const list: Write[] = record.isDeleted ? [{ op: 'erase', root, id, key: 'del' }] : []
  const shown = commentRegisters(record.comment)
  for (const [key, value] of Object.entries(wanted))
    if (!sameJson(value, shown[key])) list.push({ op: 'set', root, id, key, value })
  return list
}
