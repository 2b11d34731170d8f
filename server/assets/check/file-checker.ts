import { type ApartPool, createApartPool } from '../../apart/apart-pool.ts'
import type { ApartLimits } from '../../apart/apart-process.ts'
import { type CheckJob, CheckVerdict, refused } from './check-message.ts'

/** Judges uploaded files outside of this process. */
export type FileChecker = ApartPool<CheckJob, CheckVerdict>

interface FileCheckerOptions extends Partial<ApartLimits> {
  /** How many files are checked at once. */
  readonly processes?: number
  readonly mostWaiting?: number
}

const standard: ApartLimits = {
  milliseconds: 15_000,
  bytes: 800_000_000,
  heapMegabytes: 384,
  idleMilliseconds: 60_000,
}

/** Files wait for their turn; when too many wait, `asset.busy`. */
export const createFileChecker = ({
  processes = 2,
  mostWaiting = 64,
  ...limits
}: FileCheckerOptions = {}): FileChecker =>
  createApartPool({
    url: new URL('./check-process.ts', import.meta.url),
    answer: CheckVerdict,
    limits: { ...standard, ...limits },
    gaveUp: refused('asset.too-hard-to-read'),
    processes,
    mostWaiting,
    busy: refused('asset.busy'),
  })
