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
import { defineCommand, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { BlockChange, type BlockUpsert } from './block-change.ts'
import { changeableBlocks } from './changeable-blocks.ts'
import { commentWrites } from './comment-writes.ts'
import { variableWrites } from './variable-writes.ts'

const parts: readonly RecordPart[] = ['fields', 'extra', 'shadows']

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
  plan(project, { fileId, upserts, deletes, variables, comments }, context) {
    const found = changeableBlocks(project, fileId)
    if (found.kind === 'rejected') return found
    const { file, name } = found
    const stamp = { t: context.lamport, c: context.actor }
    const list = [
      ...upserts.flatMap((upsert) => upsertWrites(file, fileId, upsert, stamp)),
      ...deletes.flatMap((id) => deleteWrites(file, fileId, id, stamp)),
      ...(variables ? variableWrites(file, fileId, variables, stamp) : []),
      ...(comments ? commentWrites(file, fileId, comments, stamp) : []),
    ]
    return writes(list, { name, context: whatHappened(file, upserts, deletes) })
  },
})

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
