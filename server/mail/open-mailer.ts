import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { outboxTransport } from './outbox-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

/** By SMTP when a mail server is set; otherwise into the outbox folder, where whoever runs the server reads the letters. */
export function openMailer(
  { smtpUrl, mailOutbox, mailFrom, dataDir }: Settings,
  { logger, now }: { logger: FastifyBaseLogger; now: () => number },
): Mailer {
  const transport =
    smtpUrl === undefined
      ? outboxTransport(mailOutbox ?? join(dataDir, 'outbox'), mailFrom, now)
      : smtpTransport(smtpUrl, mailFrom)
  return createMailer(transport, { logger })
}
