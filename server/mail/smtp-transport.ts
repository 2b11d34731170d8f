import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

const timeoutMs = 20_000

/** Sends by a mail server; `url` is `smtp://name:password@host:port` or `smtps://…`. The password never appears in `place`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    place: new URL(url).host,
    async deliver({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
