import { type Insertion, keysForInsert } from '../../model/document/order-keys.ts'
import type { Records } from '../../model/document/records.ts'
import type { FileId } from '../../model/ids.ts'
import type { CodeFile } from '../../model/project/project.ts'
import type { Write } from '../core/write.ts'

/** The order key of a tab at `index` among `files`, with the writes that make room for it. */
export function orderTab(
  records: Records,
  files: readonly CodeFile[],
  index: number,
): { readonly order: string; readonly rekeys: readonly Write[] } {
  const insertion: Insertion = keysForInsert(files.length, (at) => orderOf(records, files[at]?.id), index)
  const rekeys = [...insertion.rekeyed].flatMap(([at, value]): readonly Write[] => {
    const id = files[at]?.id
    return id === undefined ? [] : [{ op: 'set', root: 'files', id, key: 'order', value }]
  })
  return { order: insertion.key, rekeys }
}

function orderOf(records: Records, id: FileId | undefined): string {
  const order = id && records.value('files', id, 'order')
  return typeof order === 'string' ? order : ''
}
