import type { AssetServices } from './asset-services.ts'

/** Databases take only so many values in one question. */
const keysAtOnce = 500

/**
 * Which files a project that is published or copied takes along, of those that its document shows (`keys`): files of the people of `fromId` and
 * those that are part of another project already. Writing a key into a document opens nothing. `full`: the projects of `forId` keep as much already
 * as that person may have.
 */
export async function filesTakenAlong(
  { assets, quotaOf }: Pick<AssetServices, 'assets' | 'quotaOf'>,
  { fromId, forId, keys, at }: { fromId: string; forId: string; keys: readonly string[]; at: number },
): Promise<readonly string[] | 'full'> {
  const taken: string[] = []
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const some = keys.slice(from, from + keysAtOnce)
    const held = await assets.heldInProject(fromId, some, at)
    const published = await assets.publishedAmong(some)
    taken.push(...some.filter((key) => held.has(key) || published.has(key)))
  }
  const holder = `person:${forId}` as const
  return taken.length === 0 || (await assets.hasRoom(holder, 0, quotaOf(holder), at)) ? taken : 'full'
}
