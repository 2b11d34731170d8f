import type { LabelMessage } from '../../../protocol/sync/client-message.ts'
import type { ServerPlace } from '../local-projects/project-database.ts'
import type { ServerState } from './server-sync.ts'

/**
 * What tabs of one browser that have the same project open say to each other. They are one program of one origin, so the
 * shapes are trusted; bytes are Yjs updates.
 */
export type TabMessage =
  /** A tab has just opened the project and asks everybody for what it lacks. */
  | { readonly type: 'hello'; readonly stateVector: Uint8Array }
  /** A change that its sender made or learned; with `entry` when it made it: the writer stores and acknowledges it. */
  | {
      readonly type: 'update'
      readonly update: Uint8Array
      readonly from: string
      readonly entry?: number
      readonly label?: Omit<LabelMessage, 'kind'>
    }
  /** The writer has stored the entries of tab `from` up to `entry` on this device. */
  | { readonly type: 'stored'; readonly from: string; readonly entry: number }
  /** The project has gone to the server under an account, in one of the tabs. */
  | { readonly type: 'moved'; readonly place: ServerPlace }
  /** The writer's word on how far the server is, for the other tabs' header. */
  | { readonly type: 'server'; readonly state: ServerState; readonly waiting: number }

export interface TabChannel {
  send(message: TabMessage): void
  close(): void
}

/** Opens the channel of one project to the other tabs of this browser. */
export function openTabChannel(projectId: string, receive: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel(`nestling.project.${projectId}`)
  channel.onmessage = (event: MessageEvent<TabMessage>) => receive(event.data)
  return {
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
