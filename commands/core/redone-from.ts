import * as Y from 'yjs'
import type { RedoneText, RedoneTexts } from './redone-texts.ts'
import { structsIn } from './structs-in.ts'
import type { Ranges } from './undo-entry.ts'

/** Undos of the same text that are kept one by one, for a document that lacks the newest. */
const newest = 3

/**
 * What became of these ranges by undo, and of what they became. What came and went many times leads from where it was at first to where it
 * is at last with few steps between. The document keeps its longer ways: a replay, which never saves, goes them too.
 */
export function redoneFrom(document: Y.Doc, ranges: Ranges): RedoneTexts {
  const seen = new Set<Y.Item>()
  const redone: RedoneText[] = []
  const open = [...ranges]
  for (let range = open.pop(); range; range = open.pop())
    for (const item of structsIn(document, range)) {
      if (!item.redone || seen.has(item)) continue
      seen.add(item)
      const { client, clock } = shortened(document, item, item.redone)
      redone.push([item.id.client, item.id.clock, item.length, client, clock])
      open.push([client, clock, item.length])
    }
  return redone
}

/** Where the last few undos lead on from; only over what came back as one piece each time, for Yjs asks no further than the first of several. */
function shortened(document: Y.Doc, { length }: Y.Item, first: Y.ID): Y.ID {
  const way = [first]
  for (let next = beyond(document, first, length); next; next = beyond(document, next, length)) way.push(next)
  return way.at(-1 - newest) ?? first
}

function beyond(document: Y.Doc, { client, clock }: Y.ID, length: number): Y.ID | undefined {
  const [item] = structsIn(document, [client, clock, 1])
  if (!item?.redone || item.id.clock + item.length < clock + length) return undefined
  return Y.createID(item.redone.client, item.redone.clock + clock - item.id.clock)
}
