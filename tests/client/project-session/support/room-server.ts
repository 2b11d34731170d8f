import { Server } from '@hocuspocus/server'
import { vi } from 'vitest'
import type { ServerRoom } from '../../../../src/client/project-session/session-room.ts'

/** A room whose server acknowledges everything at once, and gives everybody a ticket. Needs `vi.unstubAllGlobals` afterwards. */
export async function openRoom(): Promise<ServerRoom & { close(): Promise<void> }> {
  vi.stubGlobal('fetch', async () => Response.json({ ticket: 'ticket' }))
  const server = new Server({
    quiet: true,
    port: 0,
    address: '127.0.0.1',
    stopOnSignals: false,
    async onStateless({ payload, connection }) {
      const { kind, n } = JSON.parse(payload)
      if (kind === 'mark') connection.sendStateless(JSON.stringify({ kind: 'stored', n }))
    },
  })
  await server.listen()
  return {
    url: server.webSocketURL,
    projectId: 'room',
    close: async () => {
      await server.destroy()
    },
  }
}
