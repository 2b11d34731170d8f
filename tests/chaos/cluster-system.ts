import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../server/storage/sql/open-postgres.ts'
import { openStorage } from '../../server/storage/sql/open-storage.ts'
import { type ChildServer, freePorts, spawnServer } from '../server/support/child-server.ts'
import { servicePrograms } from '../server/support/services/programs.ts'
import { startPostgres } from '../server/support/services/start-postgres.ts'
import { startRedis } from '../server/support/services/start-redis.ts'
import { startBalancer } from './balancer.ts'
import type { ChaosSystem } from './chaos-system.ts'

/** Two processes over one PostgreSQL and one Redis, behind a balancer. */
export async function clusterSystem(): Promise<ChaosSystem> {
  const { postgresBin, redisServer } = servicePrograms()
  const postgres = await startPostgres(postgresBin)
  const redis = await startRedis(redisServer)
  const ports = await freePorts(6)
  const [firstPort = 0, secondPort = 0, ...scenePorts] = ports
  const balancer = await startBalancer(() => [firstPort, secondPort])
  const origin = `http://localhost:${balancer.port}`
  const dataDirs = [firstPort, secondPort].map(() => mkdtempSync(join(tmpdir(), 'nestling-chaos-')))

  const startProcess = (index: number): Promise<ChildServer> =>
    spawnServer({
      DATA_DIR: dataDirs[index] ?? '',
      PORT: String(ports[index]),
      SCENE_PORTS: scenePorts.slice(index * 2, index * 2 + 2).join(','),
      PUBLIC_URL: origin,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
    })
  const processes = [await startProcess(0), await startProcess(1)]
  const dead = new Set<() => Promise<void>>()
  const kill = async (service: { kill(): Promise<void> }, again: () => Promise<void>): Promise<void> => {
    await service.kill()
    dead.add(again)
  }
  const killProcess = async (index: number): Promise<void> => {
    const process = processes[index]
    if (!process) return
    await kill(process, async () => {
      processes[index] = await startProcess(index)
    })
  }

  return {
    name: 'two processes on PostgreSQL and Redis',
    origin,
    disasters: {
      'the first process': () => killProcess(0),
      'the second process': () => killProcess(1),
      'the Redis': () => kill(redis, redis.start),
      'the PostgreSQL': () => kill(postgres, postgres.start),
    },
    async mend() {
      for (const again of dead) await again()
      dead.clear()
    },
    isReadAfterMend: true,
    async inspect(look) {
      const storage = await openStorage(openPostgres(postgres.url, () => {}))
      try {
        return await look(storage)
      } finally {
        await storage.close()
      }
    },
    async end() {
      for (const process of processes) await process.kill()
      balancer.close()
      await redis.end()
      await postgres.end()
      for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
