import type { BlockChange } from '../../../commands/blocks/block-change.ts'
import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import type { FileId } from '../../../model/ids.ts'

/** The change that gives an empty blocks tab everything that another one shows. */
export const blocksCopy = (file: BlocksFile, fileId: FileId): BlockChange => ({
  fileId,
  upserts: [...file.blocks.values()].map(({ id, type, place, fields, extra, shadows }) => ({
    id,
    type,
    hasNext: file.records.get(id)?.hasNext ?? false,
    at: place,
    fields,
    extra,
    shadows,
  })),
  deletes: [],
  variables: { upserts: file.variables.map(({ id, name, type }) => ({ id, name, type })), deletes: [] },
  comments: { upserts: [...file.comments], deletes: [] },
})
