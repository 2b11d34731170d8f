import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSqlite } from '../../server/storage/sql/open-sqlite.ts'
import { openStorage } from '../../server/storage/sql/open-storage.ts'
import { freePorts, serverEntry, spawnServer } from './support/child-server.ts'

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

it('says that the data folder cannot be used', async () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  const below = join(file, 'data')
  await expect(spawnServer({ ...(await environment()), DATA_DIR: below })).rejects.toThrow(
    `server ended with 1: The data folder '${below}' cannot be used (`,
  )
})

it('says that the database is not reached, without the password', async () => {
  const [port] = await freePorts(1)
  const databaseUrl = `postgres://nestling:a-password@127.0.0.1:${port}/school`
  const start = spawnServer({ ...(await environment()), DATABASE_URL: databaseUrl }).catch(String)
  const said = await start
  expect(said).toContain(`The database '127.0.0.1:${port}/school' of DATABASE_URL cannot be used: `)
  expect(said).toContain('ended with 1')
  expect(said).not.toContain('a-password')
})

it('says that the data is of a newer version, and changes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-newer-'))
  const storage = await openStorage(openSqlite(folder))
  await storage.close()
  const database = openSqlite(folder)
  await sql`insert into kysely_migration values ('9999-flying-cars', '2030-01-01')`.execute(database)
  await database.destroy()
  await expect(spawnServer({ ...(await environment()), DATA_DIR: folder })).rejects.toThrow(
    'server ended with 1: The stored data was written by a newer version of Nestling',
  )
  rmSync(folder, { recursive: true })
})

it('says that the database file is damaged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-damaged-'))
  writeFileSync(join(folder, 'nestling.sqlite'), 'x'.repeat(10_000))
  await expect(spawnServer({ ...(await environment()), DATA_DIR: folder })).rejects.toThrow(
    `server ended with 1: The database in the data folder '${folder}' is damaged`,
  )
  rmSync(folder, { recursive: true })
})

it('loads nothing before it is ready that only some installations or some calls need, and what it loads translated', async () => {
  const list = join(dataDir, 'loaded.json')
  const hook = `
    import { writeFileSync } from 'node:fs'
    import { getCompileCacheDir, registerHooks } from 'node:module'
    const loaded = new Set()
    registerHooks({
      load(url, context, next) {
        loaded.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1])
        return next(url, context)
      },
    })
    process.once('exit', () =>
      writeFileSync(${JSON.stringify(list)}, JSON.stringify({ loaded: [...loaded], cache: getCompileCacheDir() })))
  `
  const child = await spawnServer(await environment(), [
    '--import',
    `data:text/javascript,${encodeURIComponent(hook)}`,
    serverEntry,
  ])
  const end = once(child.process, 'exit')
  child.process.kill('SIGTERM')
  await end
  const { loaded, cache } = JSON.parse(readFileSync(list, 'utf8'))
  expect(loaded).toContain('fastify')
  const late = ['@aws-sdk/client-s3', '@gltf-transform/core', '@hocuspocus/extension-redis', 'ioredis']
  for (const name of [...late, 'jose', 'nodemailer', 'openid-client', 'pg', 'sharp'])
    expect(loaded).not.toContain(name)
  expect(cache).toContain(join('node_modules', '.cache'))
})
