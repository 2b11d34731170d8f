import type { Storage } from '../storage/storage.ts'
import type { DailyJob } from './daily.ts'

/** Shows the samples as this version has them. They are loaded after the start: nobody should wait for them. */
export const showSamples = (storage: Storage, now: () => number): DailyJob => ({
  name: 'samples',
  async run() {
    const { publishSamples } = await import('../samples/publish-samples.ts')
    await publishSamples(storage, now)
  },
})
