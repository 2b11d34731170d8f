import { z } from 'zod'

/** The file of a backup that says what it is; written last, so a folder without it is no backup. */
export const noteFile = 'backup.json'

/** Folder of a backup, and of a data folder, with the uploaded files. */
export const assetsFolder = 'assets'

export const BackupNote = z.object({
  format: z.literal('nestling-backup-1'),
  version: z.string(),
  /** Milliseconds since 1970: everything that was stored before is in it. */
  at: z.number(),
  /** Names of the settings that were set; their values are secrets and are not in it. */
  settings: z.array(z.string()),
  /** Number of uploaded files; `null` when they lie in an S3 store. */
  files: z.number().nullable(),
})
export type BackupNote = z.infer<typeof BackupNote>
