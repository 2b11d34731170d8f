import type { Storage } from '../storage/storage.ts'

/** Databases take only so many values in one question. */
const keysAtOnce = 500

/**
 * Gives a project that is published or copied (`projectId`) the files that its document shows (`keys`), so that they stay with it whatever their holder
 * does. Only files of the people of `fromId` and those that are part of another project already: writing a key into a document opens nothing.
 */
export async function pinFiles(
  { assets }: Pick<Storage, 'assets'>,
  { projectId, fromId, keys, at }: { projectId: string; fromId: string; keys: readonly string[]; at: number },
): Promise<void> {
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const some = keys.slice(from, from + keysAtOnce)
    const held = await assets.heldInProject(fromId, some, at)
    const published = await assets.publishedAmong(some)
    const pinned = some.filter((key) => held.has(key) || published.has(key))
    await assets.publish(projectId, pinned)
  }
}
