import { fetchForLater } from './fetch-for-later.ts'

/** Makes sure that what is open can go on when the network is gone: the parts that come later are here, and the page itself can be opened anew. */
export async function keepForLater(): Promise<void> {
  await fetchForLater()
  const { startOffline } = await import('../offline/start-offline.ts')
  await startOffline()
}
