import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts, spawnServer } from '../server/support/child-server.ts'
import { type Person, signedUp } from '../server/support/person.ts'

/** The real product in a process of its own, over an empty data folder. */
export interface LoadServer {
  readonly origin: string
  readonly dataDir: string
  readonly pid: number
  /** New people, named from `prefix` on. */
  people(prefix: string, count: number): Promise<Person[]>
  /** Memory of its process in megabytes. */
  megabytes(): number
  end(): Promise<void>
}

/** Everybody comes from one address, so its limits are as high as for a large school. */
const limits = { SIGN_UPS_PER_HOUR: '100000', LOGIN_TRIES_PER_MINUTE: '100000' }

/** Starts it; `dataDir` is kept when it is given. */
export async function startLoadServer(dataDir?: string): Promise<LoadServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'nestling-load-'))
  const [port, first, second] = await freePorts(3)
  const { process: child } = await spawnServer({
    DATA_DIR: folder,
    PORT: String(port),
    SCENE_PORTS: `${first},${second}`,
    ...limits,
  })
  const origin = `http://localhost:${port}`
  return {
    origin,
    dataDir: folder,
    pid: child.pid ?? 0,
    async people(prefix, count) {
      const made: Person[] = []
      while (made.length < count) {
        const names = Array.from({ length: Math.min(8, count - made.length) }, (_, i) => made.length + i)
        made.push(...(await Promise.all(names.map((index) => signedUp(origin, `${prefix}${index}`)))))
      }
      return made
    },
    megabytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_000
    },
    async end() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
