/**
 * What tabs of one browser that have the same project open say to each other. They are one program of one origin, so the
 * shapes are trusted; bytes are Yjs updates.
 */
export type TabMessage =
  /** A tab has just opened the project and asks everybody for what it lacks. */
  | { readonly type: 'hello'; readonly stateVector: Uint8Array }
  /** One change that its sender made or learned. `entry` is there when the sender made it: the writer journals and acknowledges it. */
  | { readonly type: 'update'; readonly update: Uint8Array; readonly entry?: number; readonly from: string }
  /** The writer has stored the entries of tab `from` up to `entry` on this device. */
  | { readonly type: 'stored'; readonly from: string; readonly entry: number }
  /** The writer's word on how far the server is, for the other tabs' header. */
  | {
      readonly type: 'server'
      readonly state: 'none' | 'offline' | 'sending' | 'saved'
      readonly waiting: number
    }

export interface TabChannel {
  /** Names this tab among its siblings for the lifetime of the session. */
  readonly tab: string
  send(message: TabMessage): void
  close(): void
}

/** Opens the channel of one project to the other tabs of this browser. */
export function openTabChannel(
  projectId: string,
  tab: string,
  receive: (message: TabMessage) => void,
): TabChannel {
  const channel = new BroadcastChannel(`nestling.project.${projectId}`)
  channel.onmessage = (event: MessageEvent<TabMessage>) => receive(event.data)
  return {
    tab,
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
