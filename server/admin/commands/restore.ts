import { copyFileSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { isWholeSqlite, sqliteFile } from '../../storage/sql/copy-sqlite.ts'
import type { AdminCommand } from '../admin-command.ts'
import { assetsFolder, BackupNote, noteFile } from '../backup/backup-note.ts'
import { copyFolder } from '../backup/copy-folder.ts'
import { isFreeFolder } from '../backup/is-free-folder.ts'

function readNote(folder: string): BackupNote | undefined {
  try {
    return BackupNote.safeParse(JSON.parse(readFileSync(join(folder, noteFile), 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Fills a data folder that is not there yet, or is empty, from a backup. It never touches one that holds something. */
export const restore: AdminCommand = {
  name: 'restore',
  usage: 'FOLDER',
  meaning: 'fills an empty or new DATA_DIR from a backup',
  needsNoData: true,
  async run([folder], { settings, storage, say }) {
    if (folder === undefined) return { ok: false, because: 'Say from where: npm run admin -- restore FOLDER' }
    if (settings.databaseUrl !== undefined) {
      return { ok: false, because: 'The data is in PostgreSQL: bring it back by pg_restore.' }
    }
    const { dataDir } = settings
    if (!isFreeFolder(dataDir)) {
      return {
        ok: false,
        because: `The data folder '${dataDir}' is not empty: move it away, or set DATA_DIR to a new one.`,
      }
    }
    const note = readNote(folder)
    if (!note) return { ok: false, because: `'${folder}' is no whole backup: its ${noteFile} is missing.` }
    if (!isWholeSqlite(join(folder, sqliteFile))) {
      return { ok: false, because: `The database in '${folder}' is damaged.` }
    }
    mkdirSync(dataDir, { recursive: true })
    const files = await copyFolder(join(folder, assetsFolder), join(dataDir, assetsFolder))
    if (note.files !== null && files !== note.files) {
      return { ok: false, because: `'${folder}' holds ${files} of its ${note.files} files.` }
    }
    // Last: a server finds the data only when all of it is there.
    copyFileSync(join(folder, sqliteFile), join(dataDir, `${sqliteFile}.restored`))
    renameSync(join(dataDir, `${sqliteFile}.restored`), join(dataDir, sqliteFile))
    const { people, projects } = await (await storage()).inventory.counts()
    say(`Restored into '${dataDir}': ${people} people, ${projects} projects, ${files} files.`)
    if (note.settings.length > 0) say(`These settings were set: ${note.settings.join(', ')}.`)
    return { ok: true }
  },
}
