import { ApartMessage } from './apart-message.ts'

/**
 * Lets this process do jobs for the server, which has started it. It has no database, no settings and no secrets; whoever started it ends it
 * when it takes too long or too much.
 */
export function workApart(work: (job: unknown) => unknown): void {
  process.on('message', async (message) => {
    const { id, content } = ApartMessage.parse(message)
    process.send?.({ id, content: await work(content) })
  })
  process.on('disconnect', () => process.exit())
}
