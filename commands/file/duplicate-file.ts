import { z } from 'zod'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import { FileId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import type { BlockChange } from '../blocks/block-change.ts'
import { blockWrites } from '../blocks/block-writes.ts'
import { blocksAsTheyCame } from '../core/as-it-came.ts'
import { defineCommand, type Plan, type PlanContext, reject, writes } from '../core/define-command.ts'
import { orderAmong } from '../core/order-among.ts'
import { nextTabName } from './tab-name.ts'

const Payload = z.strictObject({ sourceId: FileId, fileId: FileId })

/** Puts everything that a tab shows into a new one behind the others, Tab and the highest number plus one. */
export const duplicateFile = defineCommand({
  type: 'file.duplicate',
  version: 2,
  label: 'command.file.duplicate',
  payload: Payload,
  surface: () => 'project',
  plan: (project, payload, context) =>
    duplicate(project, payload, context, () => project.blocks(payload.sourceId)),
})

/** As recordings of before version 2 have it: what one block holds is written in the order in which it came. */
export const duplicateFileAsItCame = defineCommand({
  type: 'file.duplicate',
  version: 1,
  label: 'command.file.duplicate',
  payload: Payload,
  surface: () => 'project',
  plan: (project, payload, context) =>
    duplicate(project, payload, context, () => {
      const { sourceId } = payload
      const file = project.blocks(sourceId)
      return blocksAsTheyCame(file, sourceId, context.records, file.blocks.keys())
    }),
})

/** `blocksOf` gives those of the source, each with its parts in the order in which they are written. */
function duplicate(
  project: Project,
  { sourceId, fileId }: z.infer<typeof Payload>,
  { records, lamport, actor }: PlanContext,
  blocksOf: () => BlocksFile,
): Plan {
  const source = project.file(sourceId)
  if (!source) return reject('file.missing')
  const { sceneId, kind } = source
  const files = project.files(sceneId)
  const { order, rekeys } = orderAmong(records, 'files', files, files.length)
  const stamp = { t: lamport, c: actor }
  const values = { scene: sceneId, name: nextTabName(files), kind, order, born: stamp }
  const text = kind === 'js' ? { text: project.text(sourceId) } : {}
  const blocks =
    kind === 'blocks' ? blockWrites(project.blocks(fileId), everythingOf(blocksOf(), fileId), stamp) : []
  return writes([{ op: 'create', root: 'files', id: fileId, values, ...text }, ...rekeys, ...blocks], {
    name: source.name,
  })
}

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
