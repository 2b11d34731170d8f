import { type RunningServer, type ServerOptions, startServer } from './app/start-server.ts'
import { createEnding } from './operations/create-ending.ts'
import { createLogger } from './operations/create-logger.ts'
import { whyNotStarted } from './operations/why-not-started.ts'
import { readSettings } from './settings/read-settings.ts'
import type { Settings } from './settings/settings.ts'
import { lockDataFolder } from './storage/data-folder-lock.ts'
import { openDatabase } from './storage/sql/open-database.ts'
import { openStorage } from './storage/sql/open-storage.ts'
import { rerouteConsole } from './sync/reroute-console.ts'

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Does one step of the start; ends the process with plain lines when it cannot be done. */
async function step<Result>(settings: Settings, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const lines = whyNotStarted(error, settings)
    if (!lines) throw error
    return fail(lines)
  }
}

/**
 * Runs the whole product in this process after the settings of its environment, prints its addresses when it is ready, and ends the process
 * when it is told to (SIGTERM, SIGINT), after everything is stored. What cannot work is said in plain lines, with exit code 1.
 */
export async function runProduct(
  pages: Pick<ServerOptions, 'appPages' | 'framePages' | 'isDevelopment'>,
): Promise<void> {
  const verdict = readSettings(process.env)
  if (!verdict.ok) fail(['These settings are wrong:', ...verdict.problems.map((line) => `  ${line}`)])
  const settings: Settings = {
    ...verdict.settings,
    ...(pages.isDevelopment && !process.env.ENVIRONMENT && { environment: 'development' }),
  }

  const claim = await step(settings, () => lockDataFolder(settings.dataDir))
  if (!claim.ok) {
    fail([
      `The data folder '${settings.dataDir}' is in use by another Nestling (process ${claim.holder}).`,
      'Stop that one first, or start this one with another folder: DATA_DIR=other-folder npm start',
    ])
  }

  const logger = createLogger(settings.logLevel)
  rerouteConsole(logger)
  // A library that lets nobody catch a failure must not end everybody's editing.
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'))
  const onLost = (error: Error): void => logger.warn({ err: error }, 'database connection lost')
  const storage = await step(settings, async () => openStorage(await openDatabase(settings, onLost)))
  const server: RunningServer = await step(settings, () =>
    startServer({ settings, storage, logger, hasSamples: true, ...pages }),
  )

  const end = createEnding({
    stop: server.stop,
    release: claim.lock.release,
    exit: (code) => process.exit(code),
    logger,
  })
  process.on('SIGTERM', end)
  process.on('SIGINT', end)

  process.stdout.write(`app   ${server.addresses.app}\n`)
  process.stdout.write(
    `mail  ${settings.smtpUrl === undefined ? 'written into the folder' : 'sent by'} ${server.mailPlace}\n`,
  )
  process.stdout.write(`scene ${server.addresses.scenes[0]}\n`)
}
