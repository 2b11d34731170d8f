import type { Storage } from '../storage/storage.ts'

/** Databases take only so many values in one question. */
const keysAtOnce = 500

/**
 * Which files a project that is published or copied takes along, of those that its document shows (`keys`): files of the people of `fromId` and
 * those that are part of another project already. Writing a key into a document opens nothing.
 */
export async function filesTakenAlong(
  { assets }: Pick<Storage, 'assets'>,
  { fromId, keys, at }: { fromId: string; keys: readonly string[]; at: number },
): Promise<readonly string[]> {
  const taken: string[] = []
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const some = keys.slice(from, from + keysAtOnce)
    const held = await assets.heldInProject(fromId, some, at)
    const published = await assets.publishedAmong(some)
    taken.push(...some.filter((key) => held.has(key) || published.has(key)))
  }
  return taken
}
