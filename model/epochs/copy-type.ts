import * as Y from 'yjs'
import { limits } from '../document/limits.ts'
import { compareText } from '../document/stamp.ts'
import { isStorable } from '../document/stored-json.ts'

/**
 * A fresh copy of a stored value, to be put into another document: shared types are rebuilt without their history, texts as one
 * run. Keys are written in the order of their names, because a replica's own order is that of arrival. What nobody reads is left
 * behind: values that cannot be written again (`isStorable`), and shared types inside more than `room` others, this one counted.
 */
export function copyType(value: unknown, room: number = limits.nesting): unknown {
  const isKept = (one: unknown): boolean => isStorable(one) && (room > 1 || !(one instanceof Y.AbstractType))
  const copy = (one: unknown): unknown => copyType(one, room - 1)
  if (value instanceof Y.Map) {
    const entries = [...value.entries()]
      .filter(([, one]) => isKept(one))
      .sort(([a], [b]) => compareText(a, b))
    return new Y.Map(entries.map(([key, one]): [string, unknown] => [key, copy(one)]))
  }
  if (value instanceof Y.Text && !(value instanceof Y.XmlText)) return new Y.Text(value.toString())
  if (value instanceof Y.Array) {
    const array = new Y.Array<unknown>()
    array.push(value.toArray().filter(isKept).map(copy))
    return array
  }
  return value instanceof Y.AbstractType ? value.clone() : value
}
