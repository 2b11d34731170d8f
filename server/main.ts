import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { type RunningServer, startServer } from './app/start-server.ts'
import { readSettings } from './settings/read-settings.ts'
import { lockDataFolder } from './storage/data-folder-lock.ts'
import { openSqlite } from './storage/sql/open-sqlite.ts'
import { openStorage } from './storage/sql/open-storage.ts'
import { rerouteConsole } from './sync/reroute-console.ts'

const built = (folder: string) => ({
  kind: 'folder' as const,
  folder: fileURLToPath(new URL(`../dist/${folder}`, import.meta.url)),
})

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

const isPortTaken = (error: unknown): error is Error & { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error

const verdict = readSettings(process.env)
if (!verdict.ok) fail(['These settings are wrong:', ...verdict.problems.map((line) => `  ${line}`)])
const { settings } = verdict

const claim = lockDataFolder(settings.dataDir)
if (!claim.ok) {
  fail([
    `The data folder '${settings.dataDir}' is in use by another Nestling (process ${claim.holder}).`,
    'Stop that one first, or start this one with another folder: DATA_DIR=other-folder npm start',
  ])
}

const logger = pino({ level: settings.logLevel })
rerouteConsole(logger)
const start = async (): Promise<RunningServer> => {
  try {
    return await startServer({
      settings,
      storage: await openStorage(openSqlite(settings.dataDir)),
      logger,
      appPages: built('app'),
      framePages: built('frame'),
    })
  } catch (error) {
    if (!isPortTaken(error)) throw error
    return fail([
      `Port ${error.port} is in use by another program.`,
      'Stop that one, or start this one on another port: PORT=3100 npm start',
    ])
  }
}
const server = await start()

let isStopping = false
const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  await server.stop()
  claim.lock.release()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

console.log(`app   ${server.addresses.app}`)
console.log(`scene ${server.addresses.scenes[0]}`)
