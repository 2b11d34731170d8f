import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../storage/new-id.ts'
import type { MailTransport } from './mail-transport.ts'

/** Writes letters as `.eml` files into a folder; a file appears only when it is whole. Names sort by time. */
export function outboxTransport(folder: string, from: string, now: () => number): MailTransport {
  const openComposer = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  }
  let composer: ReturnType<typeof openComposer> | undefined
  return {
    place: folder,
    async deliver({ to, subject, text }) {
      composer ??= openComposer()
      const letter = await (await composer).sendMail({ from, to: { name: '', address: to }, subject, text })
      if (!Buffer.isBuffer(letter.message)) throw new Error('the letter was not composed in memory')
      await mkdir(folder, { recursive: true })
      const name = `${new Date(now()).toISOString().replaceAll(':', '-')}-${newId()}.eml`
      const unfinished = join(folder, `.${name}.part`)
      await writeFile(unfinished, letter.message, { mode: 0o600 })
      await rename(unfinished, join(folder, name))
    },
    close: async () => (await composer)?.close(),
  }
}
