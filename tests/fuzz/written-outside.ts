import * as Y from 'yjs'
import type { UndoEntry } from '../../commands/core/undo-entry.ts'
import { typePath } from './type-path.ts'

/** A register or text that an undo or redo wrote though its step does not name it, or `undefined`. */
export function writtenOutside(
  { doc, changed }: Y.Transaction,
  { registers, texts }: Pick<UndoEntry, 'registers' | 'texts'>,
): string | undefined {
  const own = new Set(
    registers.map(({ root, id, key }) => (id === null ? `${root}/${key}` : `${root}/${id}/${key}`)),
  )
  for (const { fileId } of texts) own.add(`files/${fileId}/text`)
  for (const [type, keys] of changed) {
    const path = typePath(doc, type).join('/')
    const places = type instanceof Y.Text ? [path] : [...keys].map((key) => `${path}/${key}`)
    const outside = places.find((place) => !own.has(place))
    if (outside !== undefined) return outside
  }
  return undefined
}
