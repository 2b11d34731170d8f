import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import type { FileId } from '../../model/ids.ts'
import type { Write } from '../core/write.ts'
import type { BlockChange } from './block-change.ts'

type VariableChange = NonNullable<BlockChange['variables']>

/** What makes, renames and deletes variables of a blocks file; a variable that is as wanted is not written. */
export function variableWrites(
  file: BlocksFile,
  fileId: FileId,
  { upserts, deletes }: VariableChange,
  stamp: Stamp,
): readonly Write[] {
  const root = `vars:${fileId}` as const
  const list: Write[] = []
  const shownNames = new Map(
    upserts.length > 0 ? file.variables.map((variable) => [variable.id, variable.name]) : [],
  )
  for (const { id, name, type } of upserts) {
    const record = file.variableRecords.get(id)
    if (!record) {
      list.push({ op: 'create', root, id, values: { name, type, born: { ...stamp } } })
      continue
    }
    if (record.isDeleted) list.push({ op: 'erase', root, id, key: 'del' })
    // The name that is shown may carry a number that keeps it apart; sending it back is no renaming.
    if (shownNames.get(id) !== name && record.name !== name)
      list.push({ op: 'set', root, id, key: 'name', value: name })
    if (record.type !== type) list.push({ op: 'set', root, id, key: 'type', value: type })
  }
  for (const id of deletes) {
    const record = file.variableRecords.get(id)
    if (record && !record.isDeleted) list.push({ op: 'set', root, id, key: 'del', value: { ...stamp } })
  }
  return list
}
