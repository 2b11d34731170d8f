import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mailLanguage } from '../../server/mail/mail-language.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { outboxTransport } from '../../server/mail/outbox-transport.ts'
import { resetLetter } from '../../server/mail/reset-letter.ts'
import { smtpTransport } from '../../server/mail/smtp-transport.ts'
import { until } from './support/until.ts'

const logger = pino({ level: 'silent' })
const letter = resetLetter('mia@example.org', 'Mia', '123456', 'de')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-mail-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A real mail server on loopback that keeps what it gets; it refuses the first `refusals` letters for now. */
async function startMailServer(refusals: number) {
  const letters: { to: string[]; text: string }[] = []
  let left = refusals
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      let text = ''
      stream.on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        left -= 1
        if (left >= 0) return callback(Object.assign(new Error('later'), { responseCode: 451 }))
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        return callback()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}

it('sends letters by a mail server, tries again when it refuses for now, and never makes anybody wait', async () => {
  const post = await startMailServer(2)
  const mailer = createMailer(smtpTransport(post.url, 'Nestling <n@example.org>'), {
    logger,
    retries: [5, 5, 5],
  })
  expect(mailer.send(letter)).toBeUndefined()
  await until(() => post.letters.length === 1, 'the letter arrives')
  await mailer.close()
  await post.stop()
  expect(post.letters[0]?.to).toEqual(['mia@example.org'])
  expect(post.letters[0]?.text).toContain('From: Nestling <n@example.org>')
  expect(post.letters[0]?.text).toContain('123456')
})

it('sends nothing to others than the one address, whatever that pretends to be', async () => {
  const post = await startMailServer(0)
  const mailer = createMailer(smtpTransport(post.url, 'n@example.org'), { logger })
  mailer.send({ ...letter, to: 'tim@example.org, eve@example.org' })
  mailer.send({ ...letter, to: 'tim@example.org\r\nBcc: eve@example.org' })
  mailer.send(letter)
  await mailer.close()
  await post.stop()
  expect(post.letters.map(({ to }) => to)).toEqual([['mia@example.org']])
})

it('sends what waits when the server stops, and gives up on a mail server that is gone', async () => {
  const post = await startMailServer(0)
  const mailer = createMailer(smtpTransport(post.url, 'n@example.org'), { logger })
  mailer.send(letter)
  await mailer.close()
  expect(post.letters).toHaveLength(1)
  await post.stop()
  const lost = createMailer(smtpTransport(post.url, 'n@example.org'), { logger, retries: [] })
  lost.send(letter)
  await lost.close()
})

it('writes letters as whole files when there is no mail server', async () => {
  const outbox = join(folder, 'outbox')
  const mailer = createMailer(outboxTransport(outbox, 'n@example.org', Date.now), { logger })
  mailer.send(letter)
  await mailer.close()
  const files = readdirSync(outbox)
  expect(files).toHaveLength(1)
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true)
  const texts = files.map((file) => readFileSync(join(outbox, file), 'utf8'))
  expect(texts.some((text) => /^To: mia@example\.org\r$/m.test(text) && text.includes('123456'))).toBe(true)
})

it('writes to people in the language their browser asks for', () => {
  expect(mailLanguage('de-AT,de;q=0.9,en;q=0.8')).toBe('de')
  expect(mailLanguage('fr,en;q=0.8,de;q=0.5')).toBe('en')
  expect(mailLanguage(undefined)).toBe('en')
  expect(resetLetter('a@b.de', 'Mia', '1', 'en').text).not.toBe(resetLetter('a@b.de', 'Mia', '1', 'de').text)
})
