import { SyncRefusal } from './sync-refusal.ts'
import type { SyncSocket } from './sync-socket.ts'

/** Who was let into a project and waits for it to be opened. */
export interface Joiners {
  /** Lets somebody in; when `letIn` fails for a reason of ours, their connection is cut. */
  join<Entry>(projectId: string, socket: SyncSocket, letIn: () => Promise<Entry>): Promise<Entry>
  /** They are in the room. */
  arrived(projectId: string, socket: SyncSocket): void
  /** The project cannot be opened now: the connections of all who wait for it are cut. */
  failed(projectId: string): void
  /** The project was closed. */
  forget(projectId: string): void
}

/**
 * To a client a failure of ours looks like a refusal by hocuspocus (`permission-denied`), after which it does nothing for half a minute. From
 * a connection that was cut it comes back at once.
 */
export function createJoiners(): Joiners {
  const waiting = new Map<string, Set<SyncSocket>>()
  return {
    async join(projectId, socket, letIn) {
      try {
        const entry = await letIn()
        waiting.set(projectId, (waiting.get(projectId) ?? new Set()).add(socket))
        return entry
      } catch (error) {
        if (!(error instanceof SyncRefusal)) socket.cut()
        throw error
      }
    },
    arrived(projectId, socket) {
      waiting.get(projectId)?.delete(socket)
    },
    failed(projectId) {
      for (const socket of waiting.get(projectId) ?? []) socket.cut()
      waiting.delete(projectId)
    },
    forget(projectId) {
      waiting.delete(projectId)
    },
  }
}
