import type * as Y from 'yjs'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import { type Records, recordsOf } from '../../model/document/records.ts'
import { isRootName, type RootName } from '../../model/document/root-name.ts'
import { compareText } from '../../model/document/stamp.ts'
import type { JsonValue } from '../../model/json.ts'
import { hashText } from './hash.ts'

/**
 * A hash of everything readable that is stored, deleted records included, whatever way and order it came. Equal on all replicas
 * that have the same updates. Costs a walk of the document.
 */
export function documentHash(document: Y.Doc): string {
  return hashText(JSON.stringify(documentContent(document)))
}

/** Everything readable that is stored, as JSON in a fixed order. */
export function documentContent(document: Y.Doc): JsonValue {
  const records = recordsOf(document)
  const roots = [...document.share.keys()].filter(isRootName).sort(compareText)
  return roots.flatMap((root): JsonValue[] => {
    if (root === 'meta') return [[root, sorted(records.record(root, null))]]
    const ids = [...records.ids(root)].sort(compareText)
    return ids.length === 0 ? [] : [[root, ids.map((id) => content(records, root, id))]]
  })
}

function content(records: Records, root: RootName, id: string): JsonValue {
  const text = root === 'files' ? records.text(id) : undefined
  return [id, sorted(records.record(root, id)), ...(text === undefined ? [] : [text])]
}

/** Objects as sorted lists of entries, since two replicas may know the same keys in another order. */
function sorted(value: JsonValue | undefined): JsonValue {
  if (isJsonObject(value))
    return Object.entries(value)
      .sort(([a], [b]) => compareText(a, b))
      .map(([key, item]) => [key, sorted(item)])
  return Array.isArray(value) ? value.map(sorted) : (value ?? null)
}
