import {
  type BlockRecord,
  type RecordPart,
  recordPrefix,
  samePlace,
  storedPlace,
} from '../../model/blocks/block-record.ts'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import { sameJson } from '../../model/document/same-json.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import type { FileId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'
import type { Write } from '../core/write.ts'
import type { BlockChange, BlockUpsert } from './block-change.ts'
import { commentWrites } from './comment-writes.ts'
import { variableWrites } from './variable-writes.ts'

const parts: readonly RecordPart[] = ['fields', 'extra', 'shadows']

/** What has to be written so that a blocks file, which is `file` now, has what a change says. */
export const blockWrites = (
  file: BlocksFile,
  { fileId, upserts, deletes, variables, comments }: BlockChange,
  stamp: Stamp,
): readonly Write[] => [
  ...upserts.flatMap((upsert) => upsertWrites(file, fileId, upsert, stamp)),
  ...deletes.flatMap((id) => deleteWrites(file, fileId, id, stamp)),
  ...(variables ? variableWrites(file, fileId, variables, stamp) : []),
  ...(comments ? commentWrites(file, fileId, comments, stamp) : []),
]

function upsertWrites(file: BlocksFile, fileId: FileId, upsert: BlockUpsert, stamp: Stamp): readonly Write[] {
  const root = `blocks:${fileId}` as const
  const { id } = upsert
  const record = file.records.get(id)
  if (!record) {
    const at = storedPlace(upsert.at ?? { parent: null, x: 0, y: 0 }, stamp)
    return [{ op: 'create', root, id, values: { ...Object.fromEntries(registers(upsert)), at } }]
  }
  const list: Write[] = []
  if (record.isDeleted) list.push({ op: 'erase', root, id, key: 'del' })
  const stored = new Map(registers(record))
  const wanted = new Map(registers(upsert))
  for (const [key, value] of wanted) {
    if (!sameJson(stored.get(key), value)) list.push({ op: 'set', root, id, key, value })
  }
  for (const key of stored.keys()) if (!wanted.has(key)) list.push({ op: 'erase', root, id, key })
  if (upsert.at && isNewPlace(file, id, upsert.at)) {
    list.push({ op: 'set', root, id, key: 'at', value: storedPlace(upsert.at, stamp) })
  }
  return list
}

/** A block that lost its place to another one gets the place it went to, so that it does not jump back later. */
function isNewPlace(file: BlocksFile, id: string, at: NonNullable<BlockUpsert['at']>): boolean {
  const shown = file.blocks.get(id)
  return !shown || file.displaced.has(id) || !samePlace(shown.place, at)
}

/** A block as the registers of its record, without its place. */
function registers(block: BlockUpsert | BlockRecord): [string, JsonValue][] {
  return [
    ['type', block.type],
    ['n', block.hasNext],
    ...parts.flatMap((part) =>
      Object.entries(block[part]).map(([name, value]): [string, JsonValue] => [
        recordPrefix[part] + name,
        value,
      ]),
    ),
  ]
}

function deleteWrites(file: BlocksFile, fileId: FileId, id: string, stamp: Stamp): readonly Write[] {
  const record = file.records.get(id)
  if (!record || record.isDeleted) return []
  return [{ op: 'set', root: `blocks:${fileId}`, id, key: 'del', value: { ...stamp } }]
}
