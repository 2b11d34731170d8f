import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../../server/storage/sql/open-postgres.ts'
import { openStorage } from '../../../server/storage/sql/open-storage.ts'
import { pngFile } from '../../support/files/pictures.ts'
import { uploaded } from '../assets/support.ts'
import { admin } from '../support/admin.ts'
import { form, type Person, signedUp, signUpBody, visitor } from '../support/person.ts'
import { startS3, type TestS3 } from '../support/start-s3.ts'
import { newTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let database: TestDatabase
let s3: TestS3
let servers: readonly [TestServer, TestServer]
let owner: Person
beforeAll(async () => {
  database = await newTestDatabase()
  s3 = await startS3()
  const settings = { databaseUrl: database.url, s3: s3.settings }
  // At once: both find an empty database, and one of them makes the tables.
  servers = await Promise.all([startTestServer({ settings }), startTestServer({ settings })])
  owner = await signedUp(servers[0].origin, 'owner')
})
afterAll(async () => {
  for (const server of servers) await server.end()
  await database.drop()
  await s3.end()
})

const originOf = (index: number): string => servers[index % 2 === 0 ? 0 : 1].origin
const times = Array.from({ length: 20 }, (_, index) => index)

describe('what people do at two processes at the same moment', () => {
  it('gives a username to one of them', async () => {
    const answers = await Promise.all(
      times.map((index) =>
        visitor(originOf(index)).call('POST', '/api/users', {
          ...signUpBody('wanted'),
          email: `wanted${index}@example.org`,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(new Set(others.map(({ json }) => json.code))).toEqual(new Set(['account.username-taken']))
  })

  it('gives each project an address of its own', async () => {
    const answers = await Promise.all(
      times.map((index) =>
        person(index).call(
          'POST',
          '/api/project',
          form({ displayName: 'Same', description: '', scenes: '[]' }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(times.map(() => 200))
    expect(new Set(answers.map(({ json }) => json.project.name)).size).toBe(times.length)
  })

  it('leaves a file at the S3 store that both give out', async () => {
    const { link, key } = await uploaded(owner, 'dragon.png', await pngFile(4, 4))
    const elsewhere = person(1)
    const list = await elsewhere.call('GET', '/api/assets')
    expect(list.json.assets.map((asset: { key: string }) => asset.key)).toEqual([key])
    const atOther = new URL(link)
    atOther.port = new URL(servers[1].scenes[0]).port
    expect((await fetch(atOther)).status).toBe(200)
  })
})

/** The owner at the process of that number. */
function person(index: number): Person {
  const same = visitor(originOf(index))
  same.cookie = owner.cookie
  return same
}

it('npm run admin works over PostgreSQL too', async () => {
  const where = { dataDir: servers[0].dataDir, databaseUrl: database.url }
  expect((await admin(where, 'stats')).out).toMatch(/people +2\nprojects +20/)
  expect((await admin(where, 'rebuild')).out).toContain('20 of 20 projects')
  expect((await admin(where, 'backup', '/tmp/never')).out).toContain('pg_dump')
})

describe('a PostgreSQL that cannot be used', () => {
  it('ends with one line when the database is not there', async () => {
    const missing = new URL(database.url)
    missing.pathname = 'nowhere'
    const { isFine, out } = await admin({ dataDir: 'x', databaseUrl: missing.href }, 'stats')
    expect(isFine).toBe(false)
    expect(out.split('\n')).toHaveLength(1)
    expect(out).toContain("/nowhere' of DATABASE_URL cannot be used")
  })

  it('refuses numbers that JavaScript cannot hold, rather than rounding them', async () => {
    const opened = openPostgres(database.url, () => {})
    const storage = await openStorage(opened)
    const client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query(
      'insert into closed_epoch select id, 1, 9007199254740993, 0, $1 from project limit 1',
      [randomBytes(3)],
    )
    const { rows } = await client.query('select project_id from closed_epoch')
    await expect(storage.updateLog.load(rows[0].project_id)).rejects.toThrow('too large for a number')
    await client.query('delete from closed_epoch')
    await client.end()
    await storage.close()
  })
})
