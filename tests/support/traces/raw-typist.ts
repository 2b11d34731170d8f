import * as Y from 'yjs'
import { hashBytes } from '../../../model/hash.ts'
import type { Typist } from './play-trace.ts'
import type { TracePatch } from './trace.ts'

/** A typist with Yjs alone, and what listens behind the bus: each update kept and hashed, undo. */
export interface RawTypist extends Typist {
  stored(): Uint8Array
}

export function rawTypist(start: Uint8Array, clientId: number): RawTypist {
  const document = new Y.Doc()
  Y.applyUpdate(document, start)
  document.clientID = clientId
  const text = document.getText('typed')
  const own: Uint8Array[] = []
  const hashes: string[] = []
  let sentUntil = 0
  document.on('update', (bytes: Uint8Array, origin: unknown) => {
    hashes.push(hashBytes(bytes))
    if (origin === 'own') own.push(bytes)
  })
  new Y.UndoManager(text, { trackedOrigins: new Set(['own']) })
  return {
    edit: (patch) => document.transact(() => replace(text, patch), 'own'),
    sent() {
      const news = own.slice(sentUntil)
      sentUntil = own.length
      return news
    },
    receive: (update) => Y.applyUpdate(document, update, 'remote'),
    text: () => text.toString(),
    stored() {
      const copy = new Y.Doc()
      Y.applyUpdate(copy, Y.encodeStateAsUpdate(document))
      return Y.encodeStateAsUpdateV2(copy)
    },
  }
}

/** A typist with Yjs and nothing else: nobody keeps the updates, so it can only type by itself. */
export function bareTypist(start: Uint8Array, clientId: number): RawTypist {
  const document = new Y.Doc()
  Y.applyUpdate(document, start)
  document.clientID = clientId
  const text = document.getText('typed')
  return {
    edit: (patch) => document.transact(() => replace(text, patch)),
    sent: () => [],
    receive: (update) => Y.applyUpdate(document, update),
    text: () => text.toString(),
    stored: () => Y.encodeStateAsUpdateV2(document),
  }
}

/** A document whose text holds `start`, as bytes. */
export function typedText(start: string): Uint8Array {
  const document = new Y.Doc()
  document.clientID = 1
  document.getText('typed').insert(0, start)
  return Y.encodeStateAsUpdate(document)
}

function replace(text: Y.Text, { at, remove, insert }: TracePatch): void {
  if (remove > 0) text.delete(at, remove)
  if (insert !== '') text.insert(at, insert)
}
