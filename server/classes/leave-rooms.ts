import type { ServerContext } from '../app/server-context.ts'

/** After somebody has left a class: whoever looked into their class projects because of it is shown out. */
export async function leaveRooms(userId: string, { storage, sync }: ServerContext): Promise<void> {
  for (const projectId of await storage.classes.shownBy(userId)) sync.accessChanged(projectId)
}
