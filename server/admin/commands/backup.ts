import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsTable } from '../../settings/settings-table.ts'
import { copySqlite, isWholeSqlite, sqliteFile } from '../../storage/sql/copy-sqlite.ts'
import type { AdminCommand } from '../admin-command.ts'
import { assetsFolder, type BackupNote, noteFile } from '../backup/backup-note.ts'
import { copyFolder } from '../backup/copy-folder.ts'
import { isFreeFolder } from '../backup/is-free-folder.ts'

/**
 * Copies everything into one folder while the server runs: the database first, as it is at one moment, then the uploaded files, which
 * never change and are there before the database names them.
 */
export const backup: AdminCommand = {
  name: 'backup',
  usage: 'FOLDER',
  meaning: 'copies everything that is stored into a new folder; the server may run',
  async run([folder], { settings, version, now, say }) {
    if (folder === undefined) return { ok: false, because: 'Say where to: npm run admin -- backup FOLDER' }
    if (settings.databaseUrl !== undefined) {
      return {
        ok: false,
        because:
          'The data is in PostgreSQL: copy it by pg_dump, and the S3 bucket or DATA_DIR/assets beside it.',
      }
    }
    if (!existsSync(join(settings.dataDir, sqliteFile))) {
      return { ok: false, because: `There is nothing stored in '${settings.dataDir}' yet.` }
    }
    if (!isFreeFolder(folder)) return { ok: false, because: `'${folder}' is not empty.` }
    const at = now()
    mkdirSync(folder, { recursive: true })
    const copy = join(folder, sqliteFile)
    copySqlite(settings.dataDir, copy)
    if (!isWholeSqlite(copy)) {
      return { ok: false, because: 'The database is damaged: this is no backup. Keep the ones from before.' }
    }
    const files = settings.s3
      ? null
      : await copyFolder(join(settings.dataDir, assetsFolder), join(folder, assetsFolder))
    const note: BackupNote = {
      format: 'nestling-backup-1',
      version,
      at,
      settings: settingsTable.map(({ name }) => name).filter((name) => process.env[name]),
      files,
    }
    writeFileSync(join(folder, noteFile), `${JSON.stringify(note, null, 2)}\n`)
    say(`Backup in '${folder}': the database${files === null ? '' : ` and ${files} files`}.`)
    if (files === null) say('The uploaded files lie in the S3 store: copy its bucket as well.')
    return { ok: true }
  },
}
