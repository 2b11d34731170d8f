import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../server/storage/sql/open-sqlite.ts'
import { openStorage } from '../../server/storage/sql/open-storage.ts'
import { freePorts, spawnServer } from '../server/support/child-server.ts'
import type { ChaosSystem } from './chaos-system.ts'

/** What `npm start` runs: one process over the SQLite file of a data folder. */
export async function embeddedSystem(): Promise<ChaosSystem> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-chaos-'))
  const [port, first, second] = await freePorts(3)
  const environment = { DATA_DIR: dataDir, PORT: String(port), SCENE_PORTS: `${first},${second}` }
  let server = await spawnServer(environment)
  return {
    name: 'one process on SQLite',
    origin: `http://localhost:${port}`,
    disasters: { 'the process': () => server.kill() },
    async mend() {
      server = await spawnServer(environment)
    },
    isReadAfterMend: false,
    async inspect(look) {
      const storage = await openStorage(openSqlite(dataDir))
      try {
        return await look(storage)
      } finally {
        await storage.close()
      }
    },
    async end() {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
