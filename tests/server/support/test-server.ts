import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import type { Pages } from '../../../server/app/pages.ts'
import { type RunningServer, startServer } from '../../../server/app/start-server.ts'
import { readSettings } from '../../../server/settings/read-settings.ts'
import type { Settings } from '../../../server/settings/settings.ts'
import type { Database } from '../../../server/storage/database.ts'
import { openDatabase } from '../../../server/storage/sql/open-database.ts'
import { openStorage } from '../../../server/storage/sql/open-storage.ts'
import type { Storage } from '../../../server/storage/storage.ts'
import { appPages } from './app-pages.ts'
import { isOnPostgres, newTestDatabase } from './test-database.ts'

/** The standard ones, on free ports, with limits that no test reaches by accident. */
function standardSettings(): Settings {
  const verdict = readSettings({
    PORT: '0',
    LOG_LEVEL: 'silent',
    LOGIN_TRIES_PER_MINUTE: '1000',
    SIGN_UPS_PER_HOUR: '1000',
    RESETS_PER_HOUR: '1000',
  })
  if (!verdict.ok) throw new Error(verdict.problems.join('\n'))
  return verdict.settings
}

/** Small stand-ins for the two builds. */
const standIns = {
  ...appPages('<title>app</title>'),
  'app/assets/main-1a2b3c4d.js': 'export {}',
  'frame/frame.html': '<title>frame</title>',
  'frame/assets/frame-1a2b3c4d.js': 'export {}',
}

function writePages(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries({ ...standIns, ...files })) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

export interface TestServer {
  readonly origin: string
  readonly scenes: readonly [string, string]
  readonly storage: Storage
  /** Beneath `storage`, for what no port tells. */
  readonly database: Kysely<Database>
  readonly dataDir: string
  /** Of the PostgreSQL database; `undefined` on SQLite. */
  readonly databaseUrl: string | undefined
  readonly running: RunningServer
  /** Stops it and starts another over the same data. */
  restart(): Promise<TestServer>
  /** Stops it and removes its data. */
  end(): Promise<void>
}

interface TestServerOptions {
  readonly settings?: Partial<Settings>
  /** Wraps the storage, to break it. */
  readonly wrap?: (storage: Storage) => Storage
  readonly dataDir?: string
  /** Pages of both origins, instead of small stand-ins for the builds. */
  readonly pages?: Pages
  /** More stand-ins, by their path below `app/` or `frame/`. */
  readonly files?: Readonly<Record<string, string>>
  /** Publishes the samples after the start. */
  readonly hasSamples?: boolean
  /** A clock of the test's own. */
  readonly now?: () => number
}

/** Starts a real server on free ports over a data folder of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'nestling-server-'))
  writePages(dataDir, options.files ?? {})
  const made = options.settings?.databaseUrl || !isOnPostgres() ? undefined : await newTestDatabase()
  const settings = {
    ...standardSettings(),
    dataDir,
    ...(made && { databaseUrl: made.url }),
    ...options.settings,
  }
  const database = await openDatabase(settings, () => {})
  const opened = await openStorage(database)
  const storage = options.wrap ? options.wrap(opened) : opened
  const running = await startServer({
    settings,
    storage,
    logger: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    appPages: options.pages ?? { kind: 'folder', folder: join(dataDir, 'app') },
    framePages: options.pages ?? { kind: 'folder', folder: join(dataDir, 'frame') },
    ...(options.now && { now: options.now }),
    ...(options.hasSamples && { hasSamples: true }),
  })
  return {
    origin: running.addresses.app,
    scenes: running.addresses.scenes,
    storage,
    database,
    dataDir,
    databaseUrl: settings.databaseUrl,
    running,
    async restart() {
      await running.stop()
      const { databaseUrl } = settings
      const again = await startTestServer({
        ...options,
        dataDir,
        settings: { ...options.settings, databaseUrl },
      })
      return {
        ...again,
        async end() {
          await again.end()
          await made?.drop()
        },
      }
    },
    async end() {
      await running.stop()
      rmSync(dataDir, { recursive: true, force: true })
      await made?.drop()
    },
  }
}
