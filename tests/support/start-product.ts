import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './free-ports.ts'

export interface Product {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  readonly process: ChildProcess
  /** Ends the server as a crash would and waits until it is gone. */
  kill(): Promise<void>
  /** Starts it again on the same data and ports. */
  restart(): Promise<void>
  stop(): Promise<void>
}

async function launch(
  port: number,
  dataDir: string,
  settings: NodeJS.ProcessEnv,
  program: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      SCENE_PORTS: `${port + 1},${port + 2}`,
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (/^scene http/m.test(output)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  return child
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** Runs the built product as `npm start` does, on free ports and an empty data folder. Build it first. */
export async function startProduct(
  settings: NodeJS.ProcessEnv = {},
  program = 'server/main.ts',
): Promise<Product> {
  const port = await freePorts()
  const dataDir = await mkdtemp(join(tmpdir(), 'nestling-'))
  let child = await launch(port, dataDir, settings, program)
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    get process() {
      return child
    },
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      child = await launch(port, dataDir, settings, program)
    },
    async stop() {
      await end(child, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
