import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Where the pages of an origin come from: the built files of a folder, or another program's handler (Vite while developing).
 */
export type Pages =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 'handler'
      readonly handle: (request: IncomingMessage, response: ServerResponse) => void
      /** Takes the WebSockets of hot reload. */
      readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
    }
