import { existsSync, readdirSync } from 'node:fs'

/** Whether nothing is there: no folder, or an empty one. */
export function isFreeFolder(folder: string): boolean {
  try {
    return !existsSync(folder) || readdirSync(folder).length === 0
  } catch {
    return false
  }
}
