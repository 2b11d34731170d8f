import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import WebSocket from 'ws'
import * as Y from 'yjs'
import type { BenchEditor } from './passing-on.ts'

/** A document at a bare Hocuspocus, by its own provider. */
export function hocuspocusEditor(origin: string): BenchEditor {
  const document = new Y.Doc()
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: origin.replace('http', 'ws'),
    WebSocketPolyfill: WebSocket,
  })
  const provider = new HocuspocusProvider({ name: 'room', document, websocketProvider })
  provider.attach()
  return {
    document,
    isSynced: () => provider.isSynced,
    close() {
      provider.destroy()
      websocketProvider.destroy()
    },
  }
}
