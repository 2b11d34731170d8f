import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePorts, spawnServer } from './support/child-server.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nestling-start-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function environment(): Promise<Record<string, string>> {
  const [port, first, second] = await freePorts(3)
  return { DATA_DIR: dataDir, PORT: String(port), SCENE_PORTS: `${first},${second}` }
}

it('refuses a second start over the same data, takes over after kill -9, and stops with grace', async () => {
  const first = await spawnServer(await environment())
  await expect(spawnServer(await environment())).rejects.toThrow(
    `The data folder '${dataDir}' is in use by another Nestling (process ${first.process.pid}).`,
  )
  await first.kill()
  const second = await spawnServer(await environment())
  const end = once(second.process, 'exit')
  second.process.kill('SIGTERM')
  expect(await end).toEqual([0, null])
})

it('says which setting is wrong', async () => {
  await expect(spawnServer({ ...(await environment()), PORT: 'x' })).rejects.toThrow(
    'PORT must be a port, for example 3000',
  )
})

it('says which port is in use', async () => {
  const taken = createServer()
  taken.listen(0, 'localhost')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(spawnServer({ ...(await environment()), PORT: String(port) })).rejects.toThrow(
    `Port ${port} is in use by another program.`,
  )
  taken.close()
})
