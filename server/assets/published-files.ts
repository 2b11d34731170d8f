import * as Y from 'yjs'
import { materialise } from '../../model/project/materialise.ts'
import { AssetKey } from '../../protocol/http/asset.ts'
import { may } from '../auth/policy.ts'
import type { Storage } from '../storage/storage.ts'

type Files = Pick<Storage, 'assets' | 'projects'>

/** Whether somebody may see one of the projects that were published with the file; `null` is a visitor. */
export async function isPublishedFor(
  { assets, projects }: Files,
  key: string,
  userId: string | null,
): Promise<boolean> {
  for (const projectId of await assets.publishedIn(key)) {
    const standing = await projects.standing(projectId, userId)
    if (standing && may(standing, userId, 'see')) return true
  }
  return false
}

/** Keys of the files that a document (Yjs v2) shows. */
function keysIn(bytes: Uint8Array): readonly string[] {
  const document = new Y.Doc()
  try {
    Y.applyUpdateV2(document, bytes)
    const keys = materialise(document).assets.map(({ key }) => key)
    return [...new Set(keys)].filter((key) => AssetKey.safeParse(key).success)
  } finally {
    document.destroy()
  }
}

/**
 * Gives a project that is published or copied (`projectId`) the files that its document shows, so that they stay with it whatever their holder
 * does. Only files of the people of `fromId` and those that are part of another project already: writing a key into a document opens nothing.
 */
export async function pinFiles(
  { assets }: Pick<Storage, 'assets'>,
  {
    projectId,
    fromId,
    document,
    at,
  }: { projectId: string; fromId: string; document: Uint8Array; at: number },
): Promise<void> {
  const keys = keysIn(document)
  if (keys.length === 0) return
  const held = await assets.heldInProject(fromId, keys, at)
  const pinned: string[] = []
  for (const key of keys) {
    if (held.has(key) || (await assets.publishedIn(key)).length > 0) pinned.push(key)
  }
  await assets.publish(projectId, pinned)
}
