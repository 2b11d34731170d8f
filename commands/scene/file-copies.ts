import { withItems } from '../../model/blocks/item-fields.ts'
import { isDeleted } from '../../model/document/is-deleted.ts'
import { orderKeys } from '../../model/document/order-keys.ts'
import type { Records } from '../../model/document/records.ts'
import { compareText, type Stamp } from '../../model/document/stamp.ts'
import { FileId, type SceneId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import type { Write } from '../core/write.ts'
import { liveValues } from './live-values.ts'

interface CopyTarget {
  readonly sceneId: SceneId
  /** From a thing of the source to its copy. */
  readonly entityIds: ReadonlyMap<string, string>
  readonly stamp: Stamp
}

/** What writes all live tabs of a scene into the scene of `target`, as they are shown. */
export function fileCopies(
  project: Project,
  records: Records,
  sourceId: SceneId,
  target: CopyTarget,
): readonly Write[] {
  const files = project.files(sourceId)
  const orders = orderKeys(files.length)
  return files.flatMap(({ id, name, kind }, index): readonly Write[] => {
    const copyId = FileId.parse(`${target.sceneId}-tab${index + 1}`)
    const own = { scene: target.sceneId, name, kind, order: orders[index] ?? '', born: { ...target.stamp } }
    const values = { ...liveValues(records.record('files', id)), ...own }
    if (kind === 'js') {
      return [{ op: 'create', root: 'files', id: copyId, values, text: project.text(id) }]
    }
    return [
      { op: 'create', root: 'files', id: copyId, values },
      ...blockCopies(project, records, id, copyId, target),
      ...variableCopies(project, records, id, copyId),
      ...commentCopies(records, id, copyId),
    ]
  })
}

/** Blocks keep their ids, which are the file's own, and what they claim, so that everybody sees them in the same places. */
function blockCopies(
  project: Project,
  records: Records,
  fileId: FileId,
  copyId: FileId,
  { entityIds }: CopyTarget,
): readonly Write[] {
  const ids = [...project.blocks(fileId).blocks.keys()].sort(compareText)
  return ids.map((id): Write => {
    const values = withItems(liveValues(records.record(`blocks:${fileId}`, id)), entityIds)
    return { op: 'create', root: `blocks:${copyId}`, id, values }
  })
}

function variableCopies(
  project: Project,
  records: Records,
  fileId: FileId,
  copyId: FileId,
): readonly Write[] {
  return project.blocks(fileId).variables.flatMap(({ id, name }): readonly Write[] => {
    const record = records.record(`vars:${fileId}`, id)
    if (!record) return []
    return [{ op: 'create', root: `vars:${copyId}`, id, values: { ...liveValues(record), name } }]
  })
}

function commentCopies(records: Records, fileId: FileId, copyId: FileId): readonly Write[] {
  return [...records.ids(`wcom:${fileId}`)].sort(compareText).flatMap((id): readonly Write[] => {
    const record = records.record(`wcom:${fileId}`, id)
    if (!record || isDeleted(record)) return []
    return [{ op: 'create', root: `wcom:${copyId}`, id, values: liveValues(record) }]
  })
}
