import { askWorker } from './ask-worker.ts'

/** Milliseconds between two looks for a new version in a tab that stays open. */
const lookEvery = 60 * 60 * 1000

interface WatchOptions {
  readonly registration: ServiceWorkerRegistration
  /** Path of the script that this page began with, which names its build. */
  readonly script: string
  /** A build that this page does not run is on this device. May be told more than once. */
  readonly onNew: (worker: ServiceWorker) => void
}

/**
 * Watches for workers that wait to take the place of the one in charge. One that keeps what this page runs already, since the page came from the network,
 * takes it silently; of any other the page is told. Nothing is ever reloaded here.
 */
export function watchVersions({ registration, script, onNew }: WatchOptions): void {
  const meet = async (worker: ServiceWorker) => {
    const isSame = await askWorker(worker, { type: 'is-same-build', script })
    if (isSame) await askWorker(worker, { type: 'take-over' })
    else onNew(worker)
  }
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      // Without one in charge it is the first of all, and takes its place by itself.
      if (worker.state === 'installed' && registration.active) void meet(worker)
    })
  }
  if (registration.waiting) void meet(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  // Without a network it is tried again the next time.
  setInterval(() => registration.update().catch(() => undefined), lookEvery)
}
