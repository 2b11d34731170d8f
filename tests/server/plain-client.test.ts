import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stickers } from '../../protocol/sync/greeting.ts'
import * as limits from '../../protocol/sync/sync-limits.ts'
import { openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

const page = readFileSync(new URL('../../docs/reference/sync.md', import.meta.url), 'utf8')
const [, script = ''] = /```js plain-client\.mjs\n(.*?)```/s.exec(page) ?? []
/** Inside the project, so that its packages are found. */
const folder = fileURLToPath(
  new URL(`../../node_modules/.cache/plain-client-${process.pid}/`, import.meta.url),
)

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}plain-client.mjs`, script)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.end()
})

it('a client that does what the page says joins, writes, and is told when it is stored', async () => {
  const projectId = await newProject(owner, 'Plain')
  const beside = openEditor(owner, projectId)
  await beside.untilStored()
  const client = spawn(process.execPath, [`${folder}plain-client.mjs`], {
    env: {
      ...process.env,
      ORIGIN: server.origin,
      PROJECT_ID: projectId,
      LOGIN: 'owner',
      PASSWORD: 'correct horse',
    },
  })
  let said = ''
  for (const stream of [client.stdout, client.stderr])
    stream.on('data', (data: Buffer) => {
      said += data.toString()
    })
  try {
    await until(() => said.includes('stored up to mark 1'), `stored: ${said}`)
    const description = () => beside.document.getMap('meta').get('description')
    await until(() => description() === 'Written by a plain client', 'the other person sees it')
    expect(await server.storage.updateLog.history(projectId)).toHaveLength(1)
  } finally {
    client.kill('SIGKILL')
    beside.close()
  }
})

it('the page names every sticker and every limit', () => {
  for (const sticker of stickers) expect(page).toContain(sticker)
  const { maxFrameBytes, maxProjectBytes, maxUpdateParts, maxProjectParts, maxNesting, maxValueDepth } =
    limits
  const mib = 1024 * 1024
  expect(page).toContain(`| ${maxFrameBytes / mib} MiB |`)
  expect(page).toContain(`| ${maxUpdateParts.toLocaleString('en')} inserts`)
  expect(page).toContain(`| ${maxProjectBytes / mib} MiB and ${maxProjectParts.toLocaleString('en')} inserts`)
  expect(page).toContain(`| ${maxNesting}, ${maxValueDepth} |`)
})
