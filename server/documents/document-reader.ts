import { type ApartPool, createApartPool } from '../apart/apart-pool.ts'
import type { ApartLimits } from '../apart/apart-process.ts'
import { DocumentReading } from './document-reading.ts'

/** Reads whole documents (Yjs v2) that people send, outside of this process. */
export type DocumentReader = ApartPool<Uint8Array, DocumentReading>

/** The largest honest document takes two seconds, and seven on a computer that is busy with five other things. */
const standard: ApartLimits = {
  milliseconds: 30_000,
  bytes: 900_000_000,
  heapMegabytes: 600,
  idleMilliseconds: 60_000,
}

/** Documents wait for their turn; what takes too long or too much cannot be read. */
export const createDocumentReader = (limits: Partial<ApartLimits> = {}): DocumentReader =>
  createApartPool({
    url: new URL('./document-process.ts', import.meta.url),
    answer: DocumentReading,
    limits: { ...standard, ...limits },
    gaveUp: { kind: 'refused', code: 'project.document-unreadable' },
    processes: 2,
    mostWaiting: 32,
    busy: { kind: 'refused', code: 'general.too-many-requests' },
  })
