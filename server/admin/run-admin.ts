import { existsSync } from 'node:fs'
import { readVersion } from '../app/read-version.ts'
import { whyNotStarted } from '../operations/why-not-started.ts'
import type { Settings } from '../settings/settings.ts'
import { openDatabase } from '../storage/sql/open-database.ts'
import { openStorage } from '../storage/sql/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { AdminOutcome } from './admin-command.ts'
import { adminCommands } from './admin-commands.ts'

const help = (): string =>
  [
    'npm run admin -- COMMAND',
    ...adminCommands.map(({ name, usage, meaning }) => `  ${name} ${usage}: ${meaning}`),
  ].join('\n')

/**
 * Runs one command of the command line over the stored data. The data folder is not claimed: a server may be running, and
 * the database lets both in. Throws only for bugs.
 */
export async function runAdmin(
  [name, ...words]: readonly string[],
  settings: Settings,
  say: (line: string) => void,
): Promise<AdminOutcome> {
  const command = adminCommands.find((one) => one.name === name)
  if (!command) return { ok: false, because: help() }
  const isMissing = settings.databaseUrl === undefined && !existsSync(settings.dataDir)
  if (isMissing && !command.needsNoData) {
    return {
      ok: false,
      because: `There is no data folder '${settings.dataDir}'. Start the server once, or set DATA_DIR.`,
    }
  }
  let opened: Promise<Storage> | undefined
  const storage = (): Promise<Storage> => {
    opened ??= openDatabase(settings, () => {}).then(openStorage)
    return opened
  }
  try {
    return await command.run(words, { settings, version: readVersion(), storage, now: Date.now, say })
  } catch (error) {
    const [because] = whyNotStarted(error, settings) ?? []
    if (because === undefined) throw error
    return { ok: false, because }
  } finally {
    await (await opened?.catch(() => undefined))?.close()
  }
}
