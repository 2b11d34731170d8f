import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { admin } from './support/admin.ts'
import { type Editor, openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

const projectCount = 10

let folder: string
let server: TestServer
let owner: Person
const projectIds: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-backup-'))
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  for (let index = 0; index < projectCount; index += 1) {
    projectIds.push(await newProject(owner, `World ${index}`))
  }
  mkdirSync(join(server.dataDir, 'assets/ab'), { recursive: true })
  writeFileSync(join(server.dataDir, 'assets/ab/file.png'), 'a picture')
  writeFileSync(join(server.dataDir, 'assets/ab/other.png.x.unfinished'), 'half a pic')
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

const hashOf = ({ document }: Editor): string =>
  createHash('sha256').update(Y.encodeStateAsUpdate(document)).digest('hex')

describe('npm run admin -- backup and restore', () => {
  it('bring every project, account and file back to a fresh folder, while people edit during the backup', async () => {
    const quiet: Editor[] = []
    for (const [index, projectId] of projectIds.entries()) {
      const editor = openEditor(owner, projectId)
      editor.document.getMap('edits').set('name', `world ${index}`)
      editor.document.getText('t').insert(0, 'x'.repeat(index * 10))
      quiet.push(editor)
    }
    await Promise.all(quiet.map((editor) => editor.untilStored()))
    const hashes = quiet.slice(1).map(hashOf)
    const [busy] = quiet
    let edits = 0
    let stored = 0
    const edit = async (): Promise<void> => {
      edits += 1
      busy?.document.getMap('busy').set(String(edits), edits)
      const made = edits
      await busy?.untilStored()
      stored = Math.max(stored, made)
    }
    const saves: Promise<void>[] = []
    const timer = setInterval(() => void saves.push(edit()), 20)
    await until(() => stored > 5, 'edits are stored')
    const storedBefore = stored
    const backup = join(folder, 'backup')
    expect(await admin(server, 'backup', backup)).toEqual({
      isFine: true,
      out: `Backup in '${backup}': the database and 1 files.`,
    })
    expect(stored, 'editing went on').toBeGreaterThan(storedBefore)
    clearInterval(timer)
    await Promise.all(saves)
    for (const editor of quiet) editor.close()
    const note = JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8'))
    expect(note).toMatchObject({ format: 'nestling-backup-1', files: 1 })
    expect(note.settings).toContain('DATA_DIR')
    expect(JSON.stringify(note), 'names of settings, no values').not.toContain(server.dataDir)

    const dataDir = join(folder, 'restored')
    const answer = await admin({ dataDir }, 'restore', backup)
    expect(answer).toMatchObject({ isFine: true })
    expect(answer.out).toContain(`Restored into '${dataDir}': 1 people, ${projectCount} projects, 1 files.`)
    expect(readFileSync(join(dataDir, 'assets/ab/file.png'), 'utf8')).toBe('a picture')

    const again = await startTestServer({ dataDir })
    const reader = { ...owner, origin: again.origin }
    const read: Editor[] = []
    for (const projectId of projectIds) {
      const editor = openEditor(reader, projectId)
      await editor.untilSynced()
      read.push(editor)
    }
    expect(read.slice(1).map(hashOf)).toEqual(hashes)
    const [busyAgain] = read
    for (let edit = 1; edit <= storedBefore; edit += 1) {
      expect(busyAgain?.document.getMap('busy').has(String(edit)), `edit ${edit}`).toBe(true)
    }
    for (const editor of read) editor.close()
    await again.end()
  })

  it('touch nothing that is there', async () => {
    const taken = join(folder, 'taken')
    mkdirSync(taken)
    writeFileSync(join(taken, 'precious'), 'mine')
    expect(await admin(server, 'backup', taken)).toEqual({ isFine: false, out: `'${taken}' is not empty.` })
    const backup = join(folder, 'backup-2')
    await admin(server, 'backup', backup)
    const refused = await admin({ dataDir: taken }, 'restore', backup)
    expect(refused.isFine).toBe(false)
    expect(refused.out).toContain(`The data folder '${taken}' is not empty`)
    expect((await admin(server, 'restore', backup)).isFine).toBe(false)
    expect(readFileSync(join(taken, 'precious'), 'utf8')).toBe('mine')
  })

  it('say what is wrong with a backup, and restore none of it', async () => {
    const dataDir = join(folder, 'never')
    const none = await admin({ dataDir }, 'restore', folder)
    expect(none).toEqual({
      isFine: false,
      out: `'${folder}' is no whole backup: its backup.json is missing.`,
    })
    const damaged = join(folder, 'damaged')
    await admin(server, 'backup', damaged)
    const file = join(damaged, 'nestling.sqlite')
    const bytes = readFileSync(file)
    bytes.fill(7, 4096, 40_000)
    writeFileSync(file, bytes)
    const answer = await admin({ dataDir }, 'restore', damaged)
    expect(answer).toEqual({ isFine: false, out: `The database in '${damaged}' is damaged.` })
    const start = await admin({ dataDir }, 'stats')
    expect(start.out).toContain(`There is no data folder '${dataDir}'`)
  })
})

it('npm run admin -- rebuild puts damaged snapshots together again while the server runs', async () => {
  const projectId = await newProject(owner, 'Torn')
  const editor = openEditor(owner, projectId)
  editor.document.getMap('edits').set('kept', 1)
  await editor.untilStored()
  editor.close()
  await until(
    async () => (await server.storage.updateLog.load(projectId)).snapshot !== undefined,
    'a snapshot is written',
  )
  await server.database
    .updateTable('snapshot')
    .set({ bytes: new Uint8Array([9, 9, 9]) })
    .where('project_id', '=', projectId)
    .execute()
  const answer = await admin(server, 'rebuild')
  expect(answer).toMatchObject({ isFine: true })
  expect(answer.out).toContain(`${projectCount + 1} of ${projectCount + 1} projects are put together again.`)
  const { snapshot } = await server.storage.updateLog.load(projectId)
  const document = new Y.Doc()
  Y.applyUpdateV2(document, snapshot?.bytes ?? new Uint8Array())
  expect(document.getMap('edits').get('kept')).toBe(1)
})

it('npm run admin -- stats counts, and names nobody', async () => {
  const { isFine, out } = await admin(server, 'stats')
  expect(isFine).toBe(true)
  expect(out).toMatch(/people +1\nprojects +11\npublished +0\nedits +\d+/)
  expect(out).not.toContain('owner')
})
