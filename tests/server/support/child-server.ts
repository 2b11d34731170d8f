import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The program that `npm start` runs. */
export const serverEntry = fileURLToPath(new URL('../../../server/main.ts', import.meta.url))

/** Where the system can do that (Linux), a server ends with the test that started it, however that ends. */
const bound = existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig=KILL'] : []

/** Ports that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports: number[] = []
  for (const server of servers) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address === 'object' && address) ports.push(address.port)
  }
  for (const server of servers) server.close()
  return ports
}

export interface ChildServer {
  readonly process: ChildProcess
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>
}

/** Starts one of the product's real entries in a process of its own and waits until it says that it is ready. */
export async function spawnServer(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [serverEntry],
): Promise<ChildServer> {
  const [program = process.execPath, ...words] = [...bound, process.execPath, ...args]
  const child = spawn(program, words, {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (data) => said.push(String(data)))
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      if (line.startsWith('scene ')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`server ended with ${code}: ${said.join('\n')}`)))
  })
  return {
    process: child,
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
