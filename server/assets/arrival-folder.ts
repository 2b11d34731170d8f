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

/** Removes what a process that was killed has left behind. */
export async function clearArrivals(unchecked: string, before: number): Promise<void> {
  await mkdir(unchecked, { recursive: true })
  for (const name of await readdir(unchecked)) {
    const folder = join(unchecked, name)
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < before) await rm(folder, { recursive: true, force: true })
  }
}
