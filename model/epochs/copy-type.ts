import * as Y from 'yjs'
import { compareText } from '../document/stamp.ts'
import { isStorable } from '../document/stored-json.ts'

/**
 * A fresh copy of a stored value, to be put into another document: shared types are rebuilt without their history, texts as one
 * run. Keys are written in the order of their names, because a replica's own order is that of arrival. Values that cannot be written
 * again (`isStorable`), which nobody reads either, are left behind.
 */
export function copyType(value: unknown): unknown {
  if (value instanceof Y.Map) {
    const entries = [...value.entries()]
      .filter(([, one]) => isStorable(one))
      .sort(([a], [b]) => compareText(a, b))
    return new Y.Map(entries.map(([key, one]): [string, unknown] => [key, copyType(one)]))
  }
  if (value instanceof Y.Text && !(value instanceof Y.XmlText)) return new Y.Text(value.toString())
  if (value instanceof Y.Array) {
    const array = new Y.Array<unknown>()
    array.push(value.toArray().filter(isStorable).map(copyType))
    return array
  }
  return value instanceof Y.AbstractType ? value.clone() : value
}
