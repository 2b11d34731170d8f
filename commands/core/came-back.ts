import type * as Y from 'yjs'
import type { Ranges } from './undo-entry.ts'

/** What of a text came back by undo in this document, as far as it cannot be told from the steps of undo. */
export interface CameBack {
  /** Goes up whenever something of the text comes back. */
  readonly revision: number
  /** What others than the present client had written of it. Each operation comes back but once, so that this is no longer than what they wrote. */
  readonly others: Ranges
}

const nothing: CameBack = Object.freeze({ revision: 0, others: Object.freeze([]) })
const known = new WeakMap<Y.Text, { revision: number; others: Ranges[number][] }>()

/** What is known of a text since it was opened; the same object while nothing comes back. */
export const cameBackOf = (text: Y.Text): CameBack => known.get(text) ?? nothing

/** Call whenever `ranges` of a text may have come back. Noted as it happens: later only a walk of the whole text would find it. */
export function noteCameBack(text: Y.Text, ranges: Ranges): void {
  const noted = known.get(text) ?? { revision: 0, others: [] }
  known.set(text, noted)
  noted.revision += 1
  for (const range of ranges) if (range[0] !== text.doc?.clientID) noted.others.push(range)
}
