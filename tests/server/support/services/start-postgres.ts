import { type ChildProcess, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePorts } from '../child-server.ts'
import { until } from '../until.ts'
import { idsOf, killNow, type Service, spawnBound } from './run-service.ts'

/**
 * What makes a test database quick. Without fsync a commit has reached the system when it returns, not the disk: kill -9 loses
 * nothing, only a power cut would.
 */
const quick = [
  '-cfsync=off',
  '-cfull_page_writes=off',
  '-cmax_connections=200',
  '-cshared_buffers=64MB',
  '-clisten_addresses=127.0.0.1',
]

/** Starts a PostgreSQL with an empty folder of its own. `bin` is the folder of its programs. */
export async function startPostgres(bin: string): Promise<Service> {
  const [port] = await freePorts(1)
  const folder = mkdtempSync(join(tmpdir(), 'nestling-postgres-'))
  const ids = idsOf('postgres')
  if (ids) chownSync(folder, ids.uid, ids.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...ids, cwd: '/tmp', encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error ?? ''}`)
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let child: ChildProcess

  const answers = async (): Promise<boolean> => {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  }
  const spawn = (): ChildProcess =>
    spawnBound(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...quick], ids)
  const start = async (): Promise<void> => {
    child = spawn()
    const answersInTheEnd = (): Promise<boolean> => {
      // As long as a child of the one that was killed still ends, a new one gives up at once.
      if (child.exitCode !== null) child = spawn()
      return answers()
    }
    await until(answersInTheEnd, 'PostgreSQL answers', 30_000)
  }
  const kill = (): Promise<void> => killNow(child)

  await start()
  return {
    url,
    start,
    kill,
    async end() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
