import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { stickers } from '../../protocol/sync/greeting.ts'
import { type Editor, openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let friend: Person
let projectId: string
let sender: Editor
let receiver: Editor
let heard: unknown[]
let echoes: unknown[]
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
})
beforeEach(async () => {
  projectId = await newProject(owner, 'Room')
  await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'viewer' })
  sender = openEditor(friend, projectId)
  receiver = openEditor(owner, projectId)
  await Promise.all([sender.untilSynced(), receiver.untilSynced()])
  heard = []
  echoes = []
  receiver.provider.on('stateless', ({ payload }: { payload: string }) => heard.push(JSON.parse(payload)))
  sender.provider.on('stateless', ({ payload }: { payload: string }) => echoes.push(JSON.parse(payload)))
})
afterEach(() => {
  sender.close()
  receiver.close()
})
afterAll(() => server.end())

const say = (message: unknown) => sender.provider.sendStateless(JSON.stringify(message))
const from = { username: 'friend', name: 'friend Muster', colour: expect.any(Number) }

it('passes stickers and pings on to the others, under the name of the login', async () => {
  say({ kind: 'sticker', sticker: 'heart' })
  say({ kind: 'ping', sceneId: 'scene-1', at: [1, 2.5, -3] })
  await until(() => heard.length === 2, 'both arrived')
  expect(heard).toEqual([
    { kind: 'sticker', sticker: 'heart', from },
    { kind: 'ping', sceneId: 'scene-1', at: [1, 2.5, -3], from },
  ])
  expect(echoes).toEqual([])
  expect(stickers).toHaveLength(8)
})

it('passes nothing else: no free text, no foreign name, no other sticker, no other room', async () => {
  const elsewhere = openEditor(owner, await newProject(owner, 'Elsewhere'))
  const heardElsewhere: unknown[] = []
  elsewhere.provider.on('stateless', ({ payload }: { payload: string }) => heardElsewhere.push(payload))
  await elsewhere.untilSynced()
  say({ kind: 'sticker', sticker: 'where do you live?' })
  say({ kind: 'sticker', sticker: 'heart', text: 'where do you live?' })
  say({ kind: 'sticker', sticker: 'heart', from: { username: 'owner', name: 'Teacher', colour: 1 } })
  say({ kind: 'ping', sceneId: 'where do you live?', at: [0, 0, 0] })
  say({ kind: 'ping', sceneId: 'scene-1', at: ['where', 'do', 'you'] })
  say({ kind: 'ping', sceneId: 'scene-1', at: [0, 0, 1e300] })
  say({ kind: 'chat', text: 'where do you live?' })
  say({ kind: 'sticker', sticker: 'star' })
  await until(() => heard.length > 0, 'the good one')
  expect(heard).toEqual([{ kind: 'sticker', sticker: 'star', from }])
  expect(heardElsewhere).toEqual([])
  elsewhere.close()
})

it('leaves out what comes too fast', async () => {
  for (let index = 0; index < 50; index += 1) say({ kind: 'sticker', sticker: 'party' })
  await until(async () => {
    say({ kind: 'sticker', sticker: 'idea' })
    await new Promise((resolve) => setTimeout(resolve, 600))
    return heard.some((message) => JSON.stringify(message).includes('idea'))
  }, 'later ones pass again')
  expect(heard.filter((message) => JSON.stringify(message).includes('party')).length).toBeLessThanOrEqual(6)
})
