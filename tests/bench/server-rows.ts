import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLoadServer } from '../load/load-server.ts'
import { type BenchRow, limitRow } from './bench-row.ts'
import { median } from './median.ts'
import { httpRows } from './server/http-rows.ts'
import { memoryRows } from './server/memory-rows.ts'
import { syncRows } from './server/sync-rows.ts'

const starts = 3

/** The server's budgets: requests, sync, memory and start, each on the built product in a process of its own. Takes some minutes. */
export async function serverRows(slowness: number): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-bench-'))
  const rows: BenchRow[] = []
  try {
    for (const measure of [httpRows, syncRows, memoryRows]) {
      const server = await startLoadServer(dataDir)
      rows.push(...(await measure(server, slowness).finally(() => server.end())))
    }
    const times: number[] = []
    for (let index = 0; index < starts; index++) {
      const start = performance.now()
      const server = await startLoadServer(dataDir)
      times.push(performance.now() - start)
      await server.end()
    }
    const limit = { name: 'what is allowed', value: 1_000 * slowness }
    rows.push(limitRow('start: until ready, with an existing folder', median(times), 'ms', limit))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  return rows
}
