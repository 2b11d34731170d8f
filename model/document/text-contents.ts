import * as Y from 'yjs'
import { hasSurrogates } from './has-surrogates.ts'

/** What is in a text, as far as edits of it must know. */
export interface TextContents {
  /** Whether it holds, or held in this session, characters of two units, which an edit must not cut. */
  readonly hasPairs: boolean
  /** Whether it holds letters alone: Yjs counts other things among them, which nobody sees, and would put an edit elsewhere. */
  readonly isPlain: boolean
}

/** What a text holds. Costs a walk of it. */
export function contentsOf(text: Y.Text): TextContents {
  let isPlain = true
  for (let item = text._start; item && isPlain; item = item.right) isPlain = item.deleted || isLetters(item)
  return { hasPairs: hasSurrogates(text.toString()), isPlain }
}

/** What a text holds that held `before` until a transaction. Costs a look at what that has inserted. */
export function contentsAfter(transaction: Y.Transaction, text: unknown, before: TextContents): TextContents {
  let { hasPairs, isPlain } = before
  for (const [client, clock] of transaction.afterState) {
    const start = transaction.beforeState.get(client) ?? 0
    if (start === clock) continue
    const structs = transaction.doc.store.clients.get(client) ?? []
    for (let index = Y.findIndexSS(structs, start); index < structs.length; index++) {
      const struct = structs[index]
      if (!(struct instanceof Y.Item) || struct.parent !== text) continue
      hasPairs ||= struct.content instanceof Y.ContentString && hasSurrogates(struct.content.str)
      isPlain &&= struct.deleted || isLetters(struct)
    }
  }
  return { hasPairs, isPlain }
}

const isLetters = ({ content }: Y.Item): boolean => content instanceof Y.ContentString
