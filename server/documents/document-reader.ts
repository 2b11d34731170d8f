import { createApartPool } from '../apart/apart-pool.ts'
import type { ApartLimits } from '../apart/apart-process.ts'
import { createLines } from '../lines/create-lines.ts'
import { DocumentReading } from './document-reading.ts'

/** Reads whole documents (Yjs v2) that people send, outside of this process. */
export interface DocumentReader {
  /**
   * One document of a person at a time, so that nobody keeps the others waiting; who sends more than `mostOfPerson` before they are read is told
   * to come again. Never rejects.
   */
  do(document: Uint8Array, personId: string): Promise<DocumentReading>
  close(): void
}

/** The largest honest document takes two seconds, and seven on a computer that is busy with five other things. */
const standard: ApartLimits = {
  milliseconds: 8_000,
  bytes: 900_000_000,
  heapMegabytes: 600,
  idleMilliseconds: 60_000,
}

/** Documents of one person that are read or wait. */
const mostOfPerson = 4

const busy: DocumentReading = { kind: 'refused', code: 'general.too-many-requests' }

/** Documents wait for their turn; what takes too long or too much cannot be read. */
export function createDocumentReader(limits: Partial<ApartLimits> = {}): DocumentReader {
  const pool = createApartPool<Uint8Array, DocumentReading>({
    url: new URL('./document-process.ts', import.meta.url),
    answer: DocumentReading,
    limits: { ...standard, ...limits },
    gaveUp: { kind: 'refused', code: 'project.document-unreadable' },
    processes: 2,
    mostWaiting: 32,
    busy,
  })
  const lines = createLines()
  return {
    async do(document, personId) {
      if (lines.lengthOf(personId) >= mostOfPerson) return busy
      return lines.wait(personId, () => pool.do(document))
    },
    close: () => pool.close(),
  }
}
