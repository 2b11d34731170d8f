import { type DBSchema, openDB } from 'idb'

/** Pictures of named moments. They stay on this device: what others see of a moment is its name. */
interface Schema extends DBSchema {
  pictures: {
    /** Ids of the project and of the command that gave the name. */
    key: [projectId: string, commandId: string]
    /** A data URL, and when it was taken (ms). */
    value: { readonly url: string; readonly at: number }
    indexes: { at: number }
  }
}

/** Pictures that are kept, of all projects together; about 15 KB each. */
const most = 200

const open = () =>
  openDB<Schema>('nestling.moments', 1, {
    upgrade(database) {
      database.createObjectStore('pictures').createIndex('at', 'at')
    },
  })

/** Tells every list of moments on this device, also in other tabs, that there is one more picture. */
const channelName = 'nestling.moments'

/** Keeps the picture of a moment; the oldest ones go when there are too many. Does nothing where nothing can be kept. */
export async function keepMomentPicture(projectId: string, commandId: string, url: string): Promise<void> {
  try {
    const database = await open()
    const { store } = database.transaction('pictures', 'readwrite')
    await store.put({ url, at: Date.now() }, [projectId, commandId])
    const extra = (await store.count()) - most
    let oldest = extra > 0 ? await store.index('at').openCursor() : null
    for (let left = extra; oldest && left > 0; left--) {
      await oldest.delete()
      oldest = await oldest.continue()
    }
    database.close()
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(projectId)
    channel.close()
  } catch {
    // The name is what counts.
  }
}

/** Calls when a picture of the project's moments was kept, here or in another tab of this browser. Returns the end of it. */
export function onMomentPicture(projectId: string, call: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === projectId) call()
  }
  return () => channel.close()
}

/** The pictures of a project's moments, data URLs by the ids of their commands. */
export async function momentPictures(projectId: string): Promise<ReadonlyMap<string, string>> {
  try {
    const database = await open()
    const range = IDBKeyRange.bound([projectId, ''], [projectId, '\uffff'])
    const { store } = database.transaction('pictures')
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
    database.close()
    return new Map(keys.map(([, commandId], index) => [commandId, values[index]?.url ?? '']))
  } catch {
    return new Map()
  }
}
