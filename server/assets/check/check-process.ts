import { checkFile } from './check-file.ts'
import { CheckJob } from './check-message.ts'

/**
 * A process that only reads files which strangers uploaded. It has no database, no settings and no secrets; whoever started it ends it when
 * it takes too long or too much.
 */
process.on('message', async (message) => {
  const job = CheckJob.parse(message)
  process.send?.({ id: job.id, verdict: await checkFile(job) })
})
process.on('disconnect', () => process.exit())
