import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isWorkerQuestion, type WorkerQuestion } from '../worker-messages.ts'
import { pageOrKept } from './page-or-kept.ts'

declare const self: ServiceWorkerGlobalScope
/** The app's one page, as it is kept. */
const page = '/index.html'
/** What the workshop opens with, of the build that this worker belongs to: `scripts/offline/kept-files.ts`. */
declare const keptFiles: readonly PrecacheEntry[]
const files = [...keptFiles]

/** Calls, the player (which is everybody's) and files: none of them is a page of the app. */
const noPages = [/^\/(api|utils|sync|play)(\/|$)/, /^[^?]*\.[a-z0-9]+(\?|$)/i]
/** Parts that come when they are opened; those of builds that are gone are the first to go. */
const maxParts = 500

async function answer(question: WorkerQuestion): Promise<boolean> {
  if (question.type === 'is-same-build') return files.some(({ url }) => url === question.script)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length > 1) return false
  await self.skipWaiting()
  return true
}

// '/' is a page like any other, not a folder with a page in it.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false })

registerRoute(
  new NavigationRoute(async ({ request }) => pageOrKept(fetch(request), await matchPrecache(page)), {
    denylist: noPages,
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'nestling-parts',
    plugins: [new ExpirationPlugin({ maxEntries: maxParts, purgeOnQuotaError: true })],
  }),
)

clientsClaim()
self.addEventListener('message', (event) => {
  const { data, ports } = event
  if (isWorkerQuestion(data)) event.waitUntil(answer(data).then((yes) => ports[0]?.postMessage(yes)))
})
