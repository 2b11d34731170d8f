import * as Y from 'yjs'
import { fromBase64, toBase64 } from '../../../commands/core/base64.ts'

/** A place in a text as something that can be sent: it stays with the letters around it whatever is typed meanwhile. */
export function positionOf(text: Y.Text, letter: number): string {
  const at = Math.min(letter, text.length)
  return toBase64(Y.encodeRelativePosition(Y.createRelativePositionFromTypeIndex(text, at)))
}

/** How many letters lie before such a place now; `null` when it is none of this text, or what others sent is none at all. */
export function letterAt(text: Y.Text, position: string): number | null {
  const bytes = fromBase64(position)
  const { doc } = text
  if (!bytes || !doc) return null
  const relative = readPosition(bytes)
  // A text of ours lies in a record: a name at the root would only bring such a root about.
  if (!relative || relative.tname !== null) return null
  const place = Y.createAbsolutePositionFromRelativePosition(relative, doc)
  return place?.type === text ? place.index : null
}

/** Yjs throws at bytes that are no position; those of others can be anything. */
function readPosition(bytes: Uint8Array): Y.RelativePosition | null {
  try {
    return Y.decodeRelativePosition(bytes)
  } catch {
    return null
  }
}
