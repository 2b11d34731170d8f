import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Lends a folder for files that are just arriving; it is gone afterwards, whatever happened. */
export async function withArrivalFolder<Result>(
  unchecked: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(unchecked, { recursive: true })
  const folder = await mkdtemp(join(unchecked, 'a-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what a process that was killed has left behind in a folder. */
export async function clearLeftBehind(folder: string, before: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // What is being finished at this moment may be gone by now.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: before }))
    if (mtimeMs < before) await rm(path, { recursive: true, force: true })
  }
}
