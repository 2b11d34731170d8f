import type { MailTransport } from './mail-transport.ts'

const timeoutMs = 20_000

async function connect(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * Sends by a mail server, which is spoken to with the first letter; `url` is `smtp://name:password@host:port` or `smtps://…`. The password
 * never appears in `place`.
 */
export function smtpTransport(url: string, from: string): MailTransport {
  let connected: ReturnType<typeof connect> | undefined
  return {
    place: new URL(url).host,
    async deliver({ to, subject, text }) {
      connected ??= connect(url)
      await (await connected).sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    close: async () => (await connected)?.close(),
  }
}
