import { type Document, isTransactionOrigin, type TransactionOrigin } from '@hocuspocus/server'
import * as Y from 'yjs'
import type { GateRoom } from './kept-copy.ts'

/** The origin of what other processes have stored; hocuspocus neither stores nor publishes that again. */
const fromProcess = { source: 'redis' } as const

/** The origin of what this process has stored; hocuspocus publishes it, and need not store it. */
const fromGate = { source: 'local', skipStoreHooks: true } as const

/** Whether another process has just published a change. */
export const isFromProcess = (origin: unknown): boolean =>
  origin !== fromProcess && isTransactionOrigin(origin) && origin.source === fromProcess.source

/** The open document as its gate sees it. What comes together becomes one change, and one message to everybody. */
export function liveRoom(document: Document): GateRoom {
  const apply = (updates: readonly Uint8Array[], origin: TransactionOrigin): void => {
    if (document.isDestroyed) return
    document.transact(() => {
      for (const update of updates) Y.applyUpdate(document, update, origin)
    }, origin)
  }
  return {
    onNews: (updates) => apply(updates, fromProcess),
    onStored: (updates) => apply(updates, fromGate),
    onOver() {
      for (const connection of document.getConnections()) {
        connection.close({ code: 4422, reason: 'sync.old-epoch' })
      }
    },
  }
}
