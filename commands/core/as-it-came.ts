import { type RecordPart, recordPrefix } from '../../model/blocks/block-record.ts'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import type { Records, StoredRecord } from '../../model/document/records.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import type { FileId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import type { Project } from '../../model/project/project.ts'

/** What is in the scenes of a project. */
export type Contents = Pick<Project, 'scenes' | 'files' | 'entities' | 'blocks'>

/**
 * What is in a project, with components and the parts of blocks in the order in which they came to this document. Version 1 of some commands wrote
 * in that order, and replays exactly where the document of the replay has it too.
 */
export function contentsAsTheyCame(project: Contents, records: Records): Contents {
  const read = new Map<FileId, BlocksFile>()
  return {
    scenes: project.scenes,
    files: (sceneId) => project.files(sceneId),
    entities: (sceneId) =>
      project.entities(sceneId).map((entity) => ({
        ...entity,
        components: asItCame(entity.components, records.record(entitiesRoot(sceneId), entity.id)),
      })),
    blocks(fileId) {
      const known = read.get(fileId)
      if (known) return known
      const shown = project.blocks(fileId)
      const file = blocksAsTheyCame(shown, fileId, records, shown.records.keys())
      read.set(fileId, file)
      return file
    },
  }
}

/** A blocks file with the parts of some of its blocks in the order in which they came. */
export function blocksAsTheyCame(
  file: BlocksFile,
  fileId: FileId,
  records: Records,
  ids: Iterable<string>,
): BlocksFile {
  const [blocks, own] = [new Map(file.blocks), new Map(file.records)]
  for (const id of ids) {
    const stored = records.record(`blocks:${fileId}`, id)
    const [block, record] = [blocks.get(id), own.get(id)]
    if (block) blocks.set(id, { ...block, ...partsAsTheyCame(block, stored) })
    if (record) own.set(id, { ...record, ...partsAsTheyCame(record, stored) })
  }
  return { ...file, blocks, records: own }
}

type Parts = Readonly<Record<RecordPart, JsonObject>>

const partsAsTheyCame = ({ fields, extra, shadows }: Parts, stored: StoredRecord | undefined): Parts => ({
  fields: asItCame(fields, stored, recordPrefix.fields),
  extra: asItCame(extra, stored, recordPrefix.extra),
  shadows: asItCame(shadows, stored, recordPrefix.shadows),
})

/** Values in the order of the registers that they are stored in; those that are in none come last. */
function asItCame<T>(
  values: Readonly<Record<string, T>>,
  stored: StoredRecord = {},
  prefix = '',
): Readonly<Record<string, T>> {
  const came: Record<string, T> = {}
  for (const key of Object.keys(stored)) {
    const name = key.slice(prefix.length)
    const value = key.startsWith(prefix) && Object.hasOwn(values, name) ? values[name] : undefined
    if (value !== undefined) came[name] = value
  }
  return { ...came, ...values }
}
