import { createServer, type Server } from 'node:http'
import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Any web server: files by their names, nothing else. */
export async function serveFiles(files: Readonly<Record<string, Uint8Array>>, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname.slice(1)
    const file = files[path]
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
    })
    response.end(file)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return server
}
