import { tellNewVersion } from './tell-new-version.ts'
import { watchVersions } from './watch-versions.ts'

let isStarted = false

/**
 * Lets the service worker keep the workshop on this device, so that it opens without a network, and tells of newer builds. Once a page;
 * where a browser has no service workers, or forbids them, everything is as it was.
 */
export async function startOffline(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  // While developing there is none: it would keep what is being written.
  if (isStarted || !import.meta.env.PROD || !script || !('serviceWorker' in navigator)) return
  isStarted = true
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    watchVersions({ registration, script: new URL(script.src).pathname, onNew: tellNewVersion })
  } catch {
    isStarted = false
  }
}
