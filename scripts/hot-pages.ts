import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import type { Pages } from '../server/app/pages.ts'

/**
 * Pages that Vite makes from their sources as they are asked for, with hot reload over the same origin as the page. `name` keeps the
 * prepared dependencies of several such pages apart.
 */
export async function hotPages(name: string, configFile: string): Promise<Pages> {
  // Vite listens for its sockets on a server; ours is not there yet, so it gets one that never listens and is told of them.
  const sockets = createServer()
  const vite = await createVite({
    configFile,
    cacheDir: fileURLToPath(new URL(`../node_modules/.vite/${name}`, import.meta.url)),
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server: sockets } },
  })
  return {
    kind: 'handler',
    handle: (request, response) => vite.middlewares(request, response),
    handleUpgrade: (request, socket, head) => {
      sockets.emit('upgrade', request, socket, head)
    },
  }
}
