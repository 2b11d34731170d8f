import type { ServerContext } from '../app/server-context.ts'

/**
 * Whether somebody who asks again for a project has it already. One that was put into the bin meanwhile comes back: nothing of it is lost.
 */
export const isThere = async (
  { storage, now }: Pick<ServerContext, 'storage' | 'now'>,
  id: string,
  ownerId: string,
): Promise<boolean> =>
  (await storage.projects.summary(id)) !== undefined || storage.bin.restore(id, ownerId, now())
