import { z } from 'zod'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import { FileId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import type { BlockChange } from '../blocks/block-change.ts'
import { blockWrites } from '../blocks/block-writes.ts'
import { defineCommand, type Plan, type PlanContext, reject, writes } from '../core/define-command.ts'
import { inKeyOrder } from '../core/in-key-order.ts'
import { orderAmong } from '../core/order-among.ts'
import type { Surface } from '../core/surface.ts'
import type { Write } from '../core/write.ts'
import { nextTabName } from './tab-name.ts'

const shared = {
  type: 'file.duplicate',
  label: 'command.file.duplicate',
  payload: z.strictObject({ sourceId: FileId, fileId: FileId }),
  surface: (): Surface => 'project',
} as const

/** Puts everything that a tab shows into a new one behind the others, Tab and the highest number plus one. */
export const duplicateFile = defineCommand({
  ...shared,
  version: 2,
  plan: (project, payload, context) => duplicate(project, payload, context, inKeyOrder),
})

/** As recordings of before version 2 have it: blocks are written in the order in which their parts came. */
export const duplicateFileAsItCame = defineCommand({
  ...shared,
  version: 1,
  plan: (project, payload, context) => duplicate(project, payload, context, (list) => list),
})

function duplicate(
  project: Project,
  { sourceId, fileId }: z.infer<typeof shared.payload>,
  { records, lamport, actor }: PlanContext,
  inOrder: (list: readonly Write[]) => readonly Write[],
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
    kind === 'blocks'
      ? inOrder(blockWrites(project.blocks(fileId), everythingOf(project.blocks(sourceId), fileId), stamp))
      : []
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
