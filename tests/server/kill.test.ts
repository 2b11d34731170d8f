import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openSqlite } from '../../server/storage/sql/open-sqlite.ts'
import { openStorage } from '../../server/storage/sql/open-storage.ts'
import { loadProject } from '../../server/sync/load-project.ts'
import { type ChildServer, freePorts, spawnServer } from './support/child-server.ts'
import { type Editor, openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { until } from './support/until.ts'

const rounds = 20
const people = 5
/** A client makes an edit this often, and asks for a mark after this many. */
const editEveryMs = 8
const editsPerMark = 5

/** One editing client: every edit is a key of its own, so that a lost one can be named. */
interface Client {
  readonly editor: Editor
  edits: number
  /** Edits that the server has called stored. */
  acknowledged: number
  /** Mark number → edits made before it on a connection whose first full answer was under way. */
  readonly marks: Map<number, number>
}

let dataDir: string
let environment: Record<string, string>
let origin: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nestling-kill-'))
  const [port, first, second] = await freePorts(3)
  environment = { DATA_DIR: dataDir, PORT: String(port), SCENE_PORTS: `${first},${second}` }
  origin = `http://localhost:${port}`
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function openClient(person: Person, projectId: string): Client {
  const editor = openEditor(person, projectId, {
    onStored: (n) => {
      client.acknowledged = Math.max(client.acknowledged, client.marks.get(n) ?? 0)
    },
  })
  const client: Client = { editor, edits: 0, acknowledged: 0, marks: new Map() }
  return client
}

function edit(client: Client, name: string): void {
  client.edits += 1
  client.editor.document.getMap('edits').set(`${name}-${client.edits}`, client.edits)
  if (client.edits % editsPerMark !== 0 || !client.editor.provider.isSynced) return
  client.marks.set(client.editor.mark(), client.edits)
}

/** What the disk holds, read while no server runs. */
async function storedKeys(projectId: string): Promise<Set<string>> {
  const storage = await openStorage(openSqlite(dataDir))
  const tools = { log: storage.updateLog, now: Date.now, logger: pino({ level: 'silent' }) }
  const { document } = await loadProject(projectId, tools)
  await storage.close()
  return new Set(document.getMap('edits').keys())
}

it('loses no acknowledged edit over 20 times kill -9 under 5 editing clients, and they converge afterwards', {
  timeout: 170_000,
}, async () => {
  let server: ChildServer = await spawnServer(environment)
  const owner = await signedUp(origin, 'owner')
  const projectId = await newProject(owner, 'Under fire')
  const others: Person[] = []
  for (let index = 1; index < people; index += 1) {
    const name = `friend${index}`
    others.push(await signedUp(origin, name))
    await owner.call('POST', '/api/project/invite', { projectId, username: name, role: 'editor' })
  }
  const clients = [owner, ...others].map((person) => openClient(person, projectId))
  const timer = setInterval(() => {
    for (const [index, client] of clients.entries()) edit(client, String(index))
  }, editEveryMs)

  let lost = 0
  for (let round = 1; round <= rounds; round += 1) {
    const before = clients.map((client) => client.acknowledged)
    const wanted = 5 + Math.floor(Math.random() * 60)
    await until(
      () => clients.every((client, index) => client.acknowledged >= (before[index] ?? 0) + wanted),
      `round ${round}: ${wanted} more acknowledged edits of every client`,
      30_000,
    )
    const acknowledged = clients.map((client) => client.acknowledged)
    await server.kill()
    const keys = await storedKeys(projectId)
    for (const [index, count] of acknowledged.entries()) {
      for (let number = 1; number <= count; number += 1) if (!keys.has(`${index}-${number}`)) lost += 1
    }
    server = await spawnServer(environment)
  }
  clearInterval(timer)

  await Promise.all(clients.map((client) => client.editor.untilStored()))
  const total = clients.reduce((sum, client) => sum + client.edits, 0)
  await until(
    () => clients.every((client) => client.editor.document.getMap('edits').size === total),
    'all clients have all edits',
  )
  const states = clients.map((client) => client.editor.document.getMap('edits').toJSON())
  const vectors = clients.map((client) => Y.encodeStateVector(client.editor.document))
  for (const client of clients) client.editor.close()
  await server.kill()
  const atRest = await storedKeys(projectId)

  const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged, 0)
  console.log(
    `kill -9: ${rounds} rounds, ${total} edits, ${acknowledged} acknowledged while under fire, ${lost} lost`,
  )
  expect(lost).toBe(0)
  for (const state of states) expect(state).toEqual(states[0])
  for (const vector of vectors) expect(Y.decodeStateVector(vector)).toEqual(Y.decodeStateVector(vectors[0]!))
  expect(atRest.size).toBe(total)
})
