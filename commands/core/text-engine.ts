import * as Y from 'yjs'
import { rootMap } from '../../model/document/root-map.ts'
import { noteCameBack } from './came-back.ts'
import { cutAlike } from './cut-alike.ts'
import type { RevertWay } from './revert-way.ts'
import {
  areDeleted,
  areSameRanges,
  deletedRanges,
  holdsRanges,
  insertedRanges,
  keepDeleted,
  toDeleteSet,
} from './transaction-ranges.ts'
import type { TextStep } from './undo-entry.ts'

/** The text of a file's record, if it has one. */
export function textOf(document: Y.Doc, fileId: string): Y.Text | undefined {
  const record = rootMap(document, 'files').get(fileId)
  const text = record instanceof Y.Map ? record.get('text') : undefined
  return text instanceof Y.Text ? text : undefined
}

/**
 * What a transaction has done to the text of a file so far, nothing when it deleted all that it inserted and no more; keeps what it deleted.
 * Call at the end, inside it.
 */
export function captureText(transaction: Y.Transaction, fileId: string): TextStep | undefined {
  const text = textOf(transaction.doc, fileId)
  if (!text) return undefined
  const insertions = insertedRanges(transaction)
  const deletions = deletedRanges(transaction)
  keepDeleted(transaction, deletions, text)
  return areSameRanges(insertions, deletions) ? undefined : { fileId, insertions, deletions }
}

/**
 * Reverts one step of a text inside the running transaction. False when nothing of it is left to revert. Of Y.UndoManager only the
 * engine is used: the stacks are ours, it is given one step and let go.
 */
export function revertText(
  transaction: Y.Transaction,
  { fileId, insertions, deletions }: TextStep,
  way: RevertWay,
): boolean {
  const document = transaction.doc
  const text = textOf(document, fileId)
  if (!text || !holdsRanges(document, [...insertions, ...deletions])) return false
  // What a document that lacks the newest typing still shows would come back a second time.
  if (!areDeleted(document, deletions)) return false
  if (way > 1) cutAlike(transaction, insertions)
  const manager = new Y.UndoManager(text)
  manager.undoStack = [
    { insertions: toDeleteSet(insertions), deletions: toDeleteSet(deletions), meta: new Map() },
  ]
  const reverted = manager.undo()
  manager.destroy()
  noteCameBack(text, deletions)
  return reverted !== null
}
