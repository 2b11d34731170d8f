import { LoroDoc, UndoManager } from 'loro-crdt'
import type { Typist } from './play-trace.ts'

/** A typist with Loro: its text container, a commit a patch, each update kept, undo. */
export interface LoroTypist extends Typist {
  /** The document at rest, a snapshot with its history. */
  stored(): Uint8Array
}

export function loroTypist(start: Uint8Array, peerId: number): LoroTypist {
  const document = LoroDoc.fromSnapshot(start)
  document.setPeerId(BigInt(peerId))
  const text = document.getText('typed')
  const own: Uint8Array[] = []
  let sentUntil = 0
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
    sent() {
      const news = own.slice(sentUntil)
      sentUntil = own.length
      return news
    },
    receive(update) {
      document.import(update)
    },
    text: () => text.toString(),
    stored: () => undoable.document.export({ mode: 'snapshot' }),
  }
}

/** A document of Loro whose text holds `start`, as a snapshot. */
export function loroText(start: string): Uint8Array {
  const document = new LoroDoc()
  document.setPeerId(1n)
  document.getText('typed').insert(0, start)
  document.commit()
  return document.export({ mode: 'snapshot' })
}
