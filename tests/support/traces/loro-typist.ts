import { LoroDoc, UndoManager } from 'loro-crdt'
import type { Typist } from './play-trace.ts'

/** A typist with Loro: its text container, a commit a patch, each update kept, undo. By itself: it sends nothing and hears of nobody. */
export interface LoroTypist extends Typist {
  /** The document at rest, a snapshot with its history. */
  stored(): Uint8Array
}

export function loroTypist(start: string): LoroTypist {
  const document = new LoroDoc()
  const text = document.getText('typed')
  text.insert(0, start)
  document.commit()
  const own: Uint8Array[] = []
  document.subscribeLocalUpdates((bytes) => {
    own.push(bytes)
  })
  // It takes part in each commit while somebody holds it.
  const undoable = { document, undo: new UndoManager(document, {}) }
  return {
    edit({ at, remove, insert }) {
      if (remove > 0) text.delete(at, remove)
      if (insert !== '') text.insert(at, insert)
      document.commit()
    },
    sent: () => [],
    receive() {
      throw new Error('nobody else types into this text')
    },
    text: () => text.toString(),
    stored: () => undoable.document.export({ mode: 'snapshot' }),
  }
}
