import { z } from 'zod'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import { FileId } from '../../model/ids.ts'
import type { BlockChange } from '../blocks/block-change.ts'
import { blockWrites } from '../blocks/block-writes.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { orderAmong } from '../core/order-among.ts'
import { nextTabName } from './tab-name.ts'

/** Puts everything that a tab shows into a new one behind the others, Tab and the highest number plus one. */
export const duplicateFile = defineCommand({
  type: 'file.duplicate',
  version: 1,
  label: 'command.file.duplicate',
  payload: z.strictObject({ sourceId: FileId, fileId: FileId }),
  surface: () => 'project',
  plan(project, { sourceId, fileId }, { records, lamport, actor }) {
    const source = project.file(sourceId)
    if (!source) return reject('file.missing')
    const { sceneId, kind } = source
    const files = project.files(sceneId)
    const { order, rekeys } = orderAmong(records, 'files', files, files.length)
    const stamp = { t: lamport, c: actor }
    const values = { scene: sceneId, name: nextTabName(files), kind, order, born: stamp }
    const text = kind === 'js' ? { text: project.text(sourceId) } : {}
    const blocks =
      kind === 'blocks'
        ? blockWrites(project.blocks(fileId), everythingOf(project.blocks(sourceId), fileId), stamp)
        : []
    return writes([{ op: 'create', root: 'files', id: fileId, values, ...text }, ...rekeys, ...blocks], {
      name: source.name,
    })
  },
})

/** The change that gives an empty blocks tab everything that another one shows. */
const everythingOf = (file: BlocksFile, fileId: FileId): BlockChange => ({
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
