import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pages } from './pages.ts'

/** Name of the frame's page in its build. */
export const framePage = 'frame.html'

/**
 * Names a build of the frame by the content of its page, which names all other files by their hashes. `undefined` when there is no
 * build in the folder, or none at all (Vite while developing).
 */
export function frameVersion(pages: Pages): string | undefined {
  if (pages.kind !== 'folder') return undefined
  try {
    const page = readFileSync(join(pages.folder, framePage))
    return createHash('sha256').update(page).digest('hex').slice(0, 12)
  } catch {
    return undefined
  }
}
