import { readEpoch } from './epoch-pointer.ts'

const channelName = (localId: string): string => `nestling.epoch.${localId}`

/** Tells the other tabs of this browser that a project goes on in another epoch. */
export function tellEpoch(localId: string, epoch: number): void {
  const channel = new BroadcastChannel(channelName(localId))
  channel.postMessage(epoch)
  channel.close()
}

/** Calls back when another tab has begun a later epoch than `epoch`, also when it did so just before. Returns how to stop. */
export function watchEpoch(localId: string, epoch: number, onLater: () => void): () => void {
  const channel = new BroadcastChannel(channelName(localId))
  let isStopped = false
  const compare = (other: number): void => {
    if (other <= epoch || isStopped) return
    stop()
    onLater()
  }
  const stop = (): void => {
    isStopped = true
    channel.close()
  }
  channel.onmessage = (event: MessageEvent<number>) => compare(event.data)
  readEpoch(localId).then(
    (pointer) => compare(pointer.epoch),
    () => {}, // no storage, so no other tab has begun one either
  )
  return stop
}
