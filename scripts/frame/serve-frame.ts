import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FileBytes } from '../../interchange/world-zip/world-files.ts'
import { cameraPowers, framePowers, frameSandbox } from '../../src/workspace/frame/create-frame-element.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist/frame')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

/** The frame's header word for word (docs/architecture.md, 'The scene frame'). */
const policy = (app: string) =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' blob: 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' data: blob:",
    'worker-src blob:',
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${app}`,
  ].join('; ')

/** An app page that frames the scene, hands it a port and keeps what it says in `window.heard`. */
const appPage = (
  frame: string,
  powers: string,
) => `<!doctype html><title>App</title><style>body{margin:0}iframe{border:0;display:block;width:100vw;height:100vh}</style>
<script>
  window.heard = []
  addEventListener('message', (event) => {
    if (event.data?.type !== 'nestling.hello') return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => heard.push(data)
    window.say = (message) => port1.postMessage(message)
    event.source.postMessage({ type: 'nestling.port' }, '*', [port2])
  })
</script>
<iframe title="Scene" sandbox="${frameSandbox}" allow="${powers}" src="${frame}/frame.html"></iframe>`

/**
 * Serves the built frame with its real header, and the files of a library by their keys, on one site and an app page on another; builds
 * the frame where it is missing.
 */
export async function serveFrame(files: ReadonlyMap<string, FileBytes>, hasCamera = false) {
  if (!existsSync(join(folder, 'frame.html')))
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '-c', 'runtime/vite.config.ts'],
      { cwd: root },
    )
  let app = ''
  const frame = await listen('127.0.0.1', async (path) => {
    const file = files.get(path.replace('/files/', ''))
    return {
      type: file?.type ?? types[extname(path)] ?? 'application/octet-stream',
      body: file?.bytes ?? (await readFile(join(folder, normalize(path)))),
      headers: { 'content-security-policy': policy(app), 'origin-agent-cluster': '?1' },
    }
  })
  const page = await listen('localhost', async () => ({
    type: 'text/html',
    body: appPage(frame.origin, hasCamera ? cameraPowers : framePowers),
    headers: {},
  }))
  app = page.origin
  return {
    app,
    frame: frame.origin,
    close: () => Promise.all([page, frame].map(({ server }) => new Promise((done) => server.close(done)))),
  }
}

type Answer = { type: string; body: string | Uint8Array; headers: Record<string, string> }

interface Site {
  readonly server: Server
  readonly origin: string
}

/** On a port that nobody has. */
function listen(host: string, answer: (path: string) => Promise<Answer>): Promise<Site> {
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://host').pathname).then(
      ({ type, body, headers }) => response.writeHead(200, { 'content-type': type, ...headers }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  return new Promise((resolve, reject) =>
    server.once('error', reject).listen(0, host, () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('no port'))
      resolve({ server, origin: `http://${host}:${address.port}` })
    }),
  )
}
