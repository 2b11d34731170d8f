import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxRecordingBytes } from '../../protocol/http/feedback.ts'
import { lettersOf, lettersTo } from './support/letters.ts'
import { form, signedUp, visitor } from './support/person.ts'
import { signedUpStaff } from './support/staff.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { feedbackMail: 'team@example.org' } })
})
afterAll(() => server.end())

const written = { email: 'ada@example.org', description: 'The dragon flies backwards.', modalType: 'bug' }
const stored = () => server.database.selectFrom('feedback').selectAll().orderBy('at').execute()

it('[E11] keeps feedback with its picture, written anew, and sends a letter', async () => {
  const ada = await signedUp(server.origin, 'Ada')
  const pixels = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  const picture = await pixels
    .withExif({ IFD0: { Copyright: 'at home' } })
    .jpeg()
    .toBuffer()
  const tail = Buffer.from('<script>alert(1)</script>')
  const image = new Blob([Buffer.concat([picture, tail])], { type: 'image/jpeg' })
  expect((await ada.call('POST', '/api/feedback', form({ ...written, image }))).json).toEqual({})
  const [entry] = await stored()
  expect(entry).toMatchObject({
    user_id: (await server.storage.accounts.byUsername('Ada'))?.id,
    email: 'ada@example.org',
    description: 'The dragon flies backwards.',
    modal_type: 'bug',
    image_type: 'image/jpeg',
  })
  const kept = Buffer.from(entry?.image ?? [])
  expect(kept.includes('script')).toBe(false)
  expect(kept.includes('at home')).toBe(false)
  expect(await sharp(kept).metadata()).toMatchObject({ width: 8, height: 8 })
  const [letter] = await lettersTo(server, 'team@example.org')
  expect(letter).toContain('The dragon flies backwards.')
  expect(letter).toContain('ada@example.org')
})

it('[E11][X05] takes it from visitors too, and refuses what is wrong field by field', async () => {
  const before = (await stored()).length
  const somebody = visitor(server.origin)
  for (const [field, value, code] of [
    ['email', '', 'account.email-empty'],
    ['email', 'nobody', 'account.email-invalid'],
    ['description', '  ', 'feedback.description-empty'],
    ['description', 'x'.repeat(5001), 'feedback.description-too-long'],
    ['modalType', 'love', 'feedback.type-unknown'],
    ['image', new Blob(['<svg/>']), 'project.picture-unreadable'],
  ] as const) {
    const { json } = await somebody.call('POST', '/api/feedback', form({ ...written, [field]: value }))
    expect(json.errors, `${field} ${code}`).toEqual([{ field, code, message: expect.any(String) }])
    expect(json.message).toBe(json.errors[0].message)
  }
  expect((await somebody.call('POST', '/api/feedback', written)).status).toBe(400)
  expect(await stored()).toHaveLength(before)
  const wish = form({ ...written, modalType: 'feature' })
  expect((await somebody.call('POST', '/api/feedback', wish)).status).toBe(200)
  expect((await stored()).at(-1)).toMatchObject({ user_id: null, modal_type: 'feature', image: null })
})

it('[E11][S20] takes it without an email from who is logged in: pupils have none', async () => {
  const pupil = await signedUp(server.origin, 'Pupil')
  const answer = await pupil.call('POST', '/api/feedback', form({ ...written, email: '' }))
  expect(answer.status).toBe(200)
  const letters = await lettersTo(server, 'team@example.org', 3)
  expect(letters.filter((letter) => letter.includes('somebody without an email'))).toHaveLength(1)
})

it('[P04] keeps a recording for staff alone to open, and none that is too large', async () => {
  const somebody = visitor(server.origin)
  const staff = await signedUpStaff(server, 'Boss')
  const bytes = Buffer.from('bytes of a recording')
  const sent = form({ ...written, description: 'With a recording', recording: new Blob([bytes]) })
  expect((await somebody.call('POST', '/api/feedback', sent)).status).toBe(200)
  const { json } = await staff.call('GET', '/api/feedback')
  const [newest, ...others] = json.entries
  expect(newest).toEqual({
    id: expect.any(String),
    at: expect.any(Number),
    username: null,
    email: 'ada@example.org',
    description: 'With a recording',
    type: 'bug',
    hasImage: false,
    hasRecording: true,
  })
  expect(others.every((entry: { hasRecording: boolean }) => !entry.hasRecording)).toBe(true)
  const withImage = others.find((entry: { hasImage: boolean }) => entry.hasImage)
  expect(withImage).toMatchObject({ username: 'Ada' })
  const recording = `/api/feedback/recording?id=${newest.id}`
  const image = `/api/feedback/image?id=${withImage.id}`
  const read = (path: string, person = staff) =>
    fetch(server.origin + path, { headers: { cookie: person.cookie } })
  expect(Buffer.from(await (await read(recording)).arrayBuffer()).equals(bytes)).toBe(true)
  expect((await read(recording)).headers.get('content-disposition')).toMatch(/^attachment/)
  expect((await read(image)).headers.get('content-type')).toBe('image/jpeg')
  const ada = await signedUp(server.origin, 'Ada2')
  for (const path of ['/api/feedback', recording, image]) {
    expect((await read(path, ada)).status, path).toBe(403)
    expect((await read(path, somebody)).status, path).toBe(403)
  }
  const tooLarge = form({ ...written, recording: new Blob([new Uint8Array(maxRecordingBytes + 1)]) })
  expect((await somebody.call('POST', '/api/feedback', tooLarge)).json.errors).toEqual([
    { field: 'recording', code: 'general.too-large', message: expect.any(String) },
  ])
})

it('takes so many an hour, and writes no letter where nobody is named for it', async () => {
  const other = await startTestServer()
  const answers = []
  for (let n = 0; n < 31; n++) {
    answers.push((await visitor(other.origin).call('POST', '/api/feedback', form(written))).status)
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(30)
  expect(answers.at(-1)).toBe(429)
  await other.running.stop()
  expect(lettersOf(other)).toEqual([])
})
