import { binMs } from '../../protocol/http/bin.ts'
import type { Bin } from '../storage/ports/bin.ts'
import type { DailyJob } from './daily.ts'

/** Removes projects for good that have been in a bin for 30 days. */
export const purgeBin = (bin: Bin, now: () => number): DailyJob => ({
  name: 'purge-bin',
  run: async () => {
    await bin.purge(now() - binMs)
  },
})
