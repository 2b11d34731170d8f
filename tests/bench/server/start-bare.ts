import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A bare library in a process of its own. */
export interface BareServer {
  readonly origin: string
  readonly pid: number
  stop(): void
}

type Program = 'bare-http.ts' | 'bare-sync.ts' | '../anchors/y-websocket.cjs'

/** Starts one of the bare servers and waits for its origin. */
export async function startBare(program: Program, dataDir = ''): Promise<BareServer> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(program, import.meta.url))], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const ended = once(lines, 'close').then(() =>
    Promise.reject(new Error(`${program} ended before it listened`)),
  )
  const [origin] = await Promise.race([once(lines, 'line'), ended])
  return { origin: String(origin), pid: child.pid ?? 0, stop: () => void child.kill('SIGKILL') }
}
