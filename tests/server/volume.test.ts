import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dayOf, volumeLimits } from '../../server/volume/volume-limits.ts'
import { createVolumeMeter } from '../../server/volume/volume-meter.ts'
import { openEditor } from './support/editor.ts'
import { form, newProject, type Person, signedUp } from './support/person.ts'
import { pngPicture } from './support/publication.ts'
import { publish } from './support/publish.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

const dayMs = 86_400_000

let server: TestServer
let now = Date.now()
let count = 0
let person: Person
let userId: string
let projectId: string
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.end())
beforeEach(async () => {
  count += 1
  now = Math.ceil(now / dayMs) * dayMs + dayMs / 2
  person = await signedUp(server.origin, `writer${count}`)
  userId = (await server.storage.accounts.byUsername(`writer${count}`))?.id ?? ''
  projectId = await newProject(person, 'World')
})

/** As if somebody had written so much on a day. */
const wrote = (bytes: number, day = dayOf(now)) =>
  server.storage.volumes.add([{ userId, day, bytes }], day - volumeLimits.days)
const meterHere = () =>
  createVolumeMeter(server.storage.volumes, { now: () => now, logger: pino({ level: 'silent' }) })
const rename = (displayName: string) =>
  person.call('PUT', '/api/project', form({ id: projectId, displayName, projectScreenshot: pngPicture() }))

it('[threat 15] stores edits of an account as long as it has room for today, and those of others too', async () => {
  await wrote(volumeLimits.bytesPerDay - 20_000)
  const editor = openEditor(person, projectId)
  await editor.untilSynced()
  editor.document.getMap('meta').set('text', 'x'.repeat(5_000))
  await editor.untilStored()
  editor.document.getMap('meta').set('text', 'y'.repeat(50_000))
  await until(() => editor.reasons.includes('sync.written-much'), 'it is refused')
  editor.close()
  const other = await signedUp(server.origin, `other${count}`)
  const free = openEditor(other, await newProject(other, 'Other'))
  await free.untilSynced()
  free.document.getMap('meta').set('text', 'z'.repeat(50_000))
  await free.untilStored()
  free.close()
})

it('[threat 15] stores no publication, copy or picture of an account that wrote too much, until tomorrow', async () => {
  await wrote(volumeLimits.bytesPerDay)
  for (const answer of [
    await publish(person, projectId, 'World', 'second'),
    await rename('World'),
    await person.call(
      'POST',
      '/api/project/clone',
      form({ projectId, displayName: 'Copy', projectScreenshot: pngPicture() }),
    ),
    await person.call(
      'POST',
      '/api/project/screenshot/upload',
      form({ projectId, name: '', screenshot360: pngPicture() }),
    ),
    await person.call('POST', '/api/project', form({ displayName: 'More', projectScreenshot: pngPicture() })),
  ])
    expect([answer.status, answer.json.code]).toEqual([429, 'project.written-much'])
  now += dayMs
  expect((await publish(person, projectId, 'World', 'third')).status).toBe(200)
})

it('[threat 15] counts a month together', async () => {
  const before = Math.ceil(volumeLimits.bytesInAll / volumeLimits.bytesPerDay)
  for (let day = 1; day <= before; day += 1) await wrote(volumeLimits.bytesPerDay, dayOf(now) - day)
  expect((await publish(person, projectId, 'World', 'text')).json.code).toBe('project.written-much')
  now += volumeLimits.days * dayMs
  await person.call('POST', '/api/auth/login', { username: `writer${count}`, password: 'correct horse' })
  expect((await publish(person, projectId, 'World', 'text')).status).toBe(200)
})

it('stores what was counted, adds what other processes counted, and forgets what is old', async () => {
  const [one, other] = [meterHere(), meterHere()]
  expect(await one.ask(userId, volumeLimits.bytesPerDay - 100)).toBe(true)
  expect(one.take(userId, 101)).toBe(false)
  await one.flush()
  expect(await other.ask(userId, 101)).toBe(false)
  expect(await other.ask(userId, 60)).toBe(true)
  await other.flush()
  await one.meet(userId)
  expect(one.take(userId, 60)).toBe(false)
  now += dayMs
  expect(one.take(userId, volumeLimits.bytesPerDay)).toBe(true)
  now += (volumeLimits.days + 1) * dayMs
  const later = meterHere()
  await later.ask(userId, 1)
  await later.flush()
  expect(await server.storage.volumes.since([userId], 0)).toEqual([{ userId, day: dayOf(now), bytes: 1 }])
})
