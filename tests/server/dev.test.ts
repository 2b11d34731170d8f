import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'
import { type ChildServer, freePorts, spawnServer } from './support/child-server.ts'

const script = fileURLToPath(new URL('../../scripts/serve.ts', import.meta.url))

let dataDir: string
let child: ChildServer
let app: string
let frame: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nestling-dev-'))
  const [port, first, second] = await freePorts(3)
  app = `http://localhost:${port}`
  frame = `http://127.0.0.1:${first}`
  const environment = { DATA_DIR: dataDir, PORT: String(port), SCENE_PORTS: `${first},${second}` }
  child = await spawnServer(environment, [script, '--dev'])
}, 60_000)
afterAll(async () => {
  await child?.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const textAt = async (address: string): Promise<string> => (await fetch(address)).text()

/** The first message of hot reload, over a socket as the page of `origin` would open it. */
async function firstMessage(origin: string): Promise<unknown> {
  const client = await textAt(`${origin}/@vite/client`)
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1]
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/?token=${token}`, 'vite-hmr', { origin })
  const message = await new Promise<unknown>((resolve, reject) => {
    socket.once('message', (data) => resolve(JSON.parse(String(data))))
    socket.once('error', reject)
  })
  socket.terminate()
  return message
}

it('npm run dev serves the app from its sources with hot reload, and the calls', async () => {
  const page = await textAt(`${app}/new`)
  expect(page).toContain('/@vite/client')
  expect(await textAt(`${app}/src/app/App.tsx`)).toContain('import.meta.hot')
  expect(await firstMessage(app)).toEqual({ type: 'connected' })
  expect(await (await fetch(`${app}/api/auth/me`)).json()).toEqual({ user: null })
})

it('npm run dev serves the frame from its sources with hot reload, on its own site', async () => {
  const page = await fetch(`${frame}/frame.html`)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${app}`)
  const html = await page.text()
  expect(html).toContain('/@vite/client')
  expect(await textAt(`${frame}/main.ts`)).toContain('from "/')
  expect(await firstMessage(frame)).toEqual({ type: 'connected' })
})
