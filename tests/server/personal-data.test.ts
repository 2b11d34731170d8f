import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalTables } from '../../server/storage/sql/personal-tables.ts'
import { type FullLife, liveFully } from './personal/full-life.ts'
import { rowsNaming, tablesOf } from './personal/rows-naming.ts'
import { visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let life: FullLife
let clock = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + clock })
  life = await liveFully(server)
})
afterAll(() => server.end())

/** What stands in other files of the export than `records/`. */
const elsewhere: Readonly<Record<string, string>> = {
  user: 'profile.json',
  profile_picture: 'picture.webp',
  project: 'projects/zoraidatower/project.json',
  snapshot: 'projects/zoraidatower/document.yjs',
  asset: 'assets.json',
}

/** Tables that the export leaves out, and why. */
const leftOut: Readonly<Record<string, string>> = {
  password_reset: 'hashes of codes that end within an hour',
  blob: 'names of bytes by their content; whose they are says `asset`',
  published_asset: 'which files a project shows; its document says so',
  author: 'numbers of connections by which the document tells writers apart',
  closed_epoch: 'older states of the document, for clients that come back',
  history_moment: 'older states of the document, made from the edits',
  quarantine: 'damaged edits',
  guess_count: 'wrong tries of a day, by hashes that say nothing of who tried',
  written_bytes: 'how many bytes were written on each of the last days, of what is in the export itself',
  used_ticket: 'random numbers that end within minutes',
  server_key: 'keys of the server',
}

/** Columns of exported tables that are not in the export. */
const hashesAndInside: Readonly<Record<string, readonly string[]>> = {
  session: ['token_hash', 'user_id'],
  user_role: ['user_id'],
  identity: ['user_id'],
  email_change: ['user_id', 'token_hash', 'old_code_hash', 'new_code_hash', 'tries'],
  upload: ['id', 'holder', 'hash', 'parts'],
  school_class: ['teacher_id'],
  class_member: ['user_id', 'nickname_key', 'secret_hash'],
  publication_approval: ['decided_by'],
  project_alias: ['owner_id'],
  project_member: ['user_id'],
  project_removal: ['user_id'],
  project_invitation: ['token_hash'],
  hidden_profile: ['user_id'],
  published: ['actor_id'],
  update_log: ['actor_id', 'bytes'],
  event: ['user_id', 'once'],
  project_like: ['user_id'],
  learner: ['user_id'],
  streak_day: ['user_id'],
  xp_entry: ['user_id'],
  course_step: ['user_id'],
  certificate: ['user_id'],
  feedback: ['user_id'],
  report: ['id', 'reporter_id', 'decided_by'],
  moderation_decision: ['id', 'decided_by'],
}

describe('the export of an account', () => {
  it('knows every table, and every column of those it hands out', async () => {
    const tables = await tablesOf(server.database)
    const known = [
      ...personalTables.map(({ table }) => table),
      ...Object.keys(elsewhere),
      ...Object.keys(leftOut),
    ]
    expect(
      [...tables.keys()].sort(),
      'A new table: write it into server/storage/sql/personal-tables.ts, or here with a reason.',
    ).toEqual(known.sort())
    for (const { table, columns, bytes = [] } of personalTables) {
      const told = [...columns, ...bytes.map(({ column }) => column), ...(hashesAndInside[table] ?? [])]
      expect([...(tables.get(table) ?? [])].sort(), table).toEqual(told.sort())
    }
  })

  it('has a file for every table in which the person stands', async () => {
    const response = await fetch(`${server.origin}/api/users/export`, {
      headers: { cookie: life.person.cookie },
    })
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const read = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString())
    const naming = await rowsNaming(server.database, [life.id, ...life.words])
    const tables = [...new Set(naming.map(({ table }) => table))].filter((table) => !(table in leftOut))
    expect(tables.length).toBeGreaterThan(25)
    for (const table of tables) {
      const name = personalTables.find((one) => one.table === table)?.name
      expect(Object.keys(files), table).toContain(elsewhere[table] ?? `records/${name}.json`)
    }
    // Every list that there can be: a person who has all of them misses none.
    for (const { name } of personalTables) {
      expect(read(`records/${name}.json`).length, name).toBeGreaterThan(0)
    }
    const [file] = read('assets.json')
    expect(
      Buffer.from(files[file.file] ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect(files[file.file]?.byteLength).toBe(file.bytes)
    expect(read('records/feedback.json')).toMatchObject([{ email: 'zoraidaprivate@example.org' }])
    for (const path of [
      'feedback/1.png',
      'feedback/1.nestling',
      'project-pictures/1.png',
      'publications/1.png',
      'publications/1.yjs',
    ]) {
      expect(Object.keys(files)).toContain(`records/${path}`)
    }
    expect(Object.keys(files).filter((path) => /^bin\/.+\/document\.yjs$/.test(path))).toHaveLength(1)
    const everything = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString('latin1'))
      .join('\n')
    expect(everything).not.toMatch(/argon2/)
    expect(everything).not.toContain('about her')
  })
})

describe('a deleted account', () => {
  /** What others have goes on naming her: an id that leads to nobody, and what they made of her work. */
  const isKept = ({ table, row, columns }: Awaited<ReturnType<typeof rowsNaming>>[number]): boolean =>
    (table === 'update_log' && row.project_id === life.sharedId && columns.join() === 'actor_id') ||
    (table === 'snapshot' && row.project_id === life.remixId)

  it('leaves nothing of the person at once but her projects in the bin, and after 30 days nothing at all', async () => {
    const answer = await life.person.call('DELETE', '/api/users', { password: life.password })
    expect(answer.status).toBe(200)
    const ofProjects = [
      'project',
      'published',
      'update_log',
      'snapshot',
      'author',
      'closed_epoch',
      'project_picture',
    ]
    const atOnce = await rowsNaming(server.database, [life.id, ...life.words])
    expect(
      atOnce
        .filter(({ table }) => !ofProjects.includes(table))
        .map(({ table, columns }) => `${table}: ${columns.join()}`),
    ).toEqual(['user: id,username_key,email_key'])

    clock = 31 * 24 * 60 * 60 * 1000
    server = await server.restart()
    const rest = async () =>
      (await rowsNaming(server.database, [life.id, ...life.words]))
        .filter((row) => !isKept(row))
        .map(({ table, columns }) => `${table}: ${columns.join()}`)
    await expect.poll(rest, { timeout: 15_000 }).toEqual([])
    const stored = () => readdirSync(join(server.dataDir, 'assets'), { recursive: true, withFileTypes: true })
    await until(() => stored().filter((entry) => entry.isFile()).length === 0, 'her files are gone')
    const other = visitor(server.origin)
    await other.call('POST', '/api/auth/login', { username: 'other1', password: life.password })
    expect((await other.call('GET', '/api/project/mine')).json.projects).toHaveLength(3)
  })
})
