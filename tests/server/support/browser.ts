import { vi } from 'vitest'
import WebSocket from 'ws'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { openProjectSession } from '../../../src/client/project-session/open-project-session.ts'
import type { Person } from './person.ts'

/** The app's project sessions in one browser of a person who is logged in. */
export interface Browser {
  /** Opens the project of this browser in a tab; the very first brings the blank world. */
  open(options?: { readonly tab?: string; readonly isFirst?: boolean }): Promise<Tab>
  /** Cuts the network, or mends it. */
  setOnline(isOnline: boolean): void
}

export interface Tab {
  readonly session: LiveSession
  /** Settles when the tab is told to open the project again. */
  readonly mustReopen: Promise<void>
}

/** Puts the browser of `person` in the place of Node's network: its sockets and calls carry the login. One at a time. */
export function startBrowser(person: Person, projectId: string): Browser {
  const localId = `${projectId}.local`
  const sockets = new Set<WebSocket>()
  const headers = { origin: person.origin, cookie: person.cookie }
  let isOnline = true
  class BrowserSocket extends WebSocket {
    constructor(url: string) {
      super(isOnline ? url : 'ws://127.0.0.1:9', { headers })
      sockets.add(this)
      this.on('error', () => {})
      this.on('close', () => sockets.delete(this))
    }
  }
  vi.stubGlobal('WebSocket', BrowserSocket)
  const network = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (!isOnline) return Promise.reject(new TypeError('offline'))
    const isOurs = path.startsWith('/')
    return network(
      isOurs ? person.origin + path : path,
      isOurs ? { ...init, headers: { ...init.headers, ...headers } } : init,
    )
  })
  return {
    setOnline(value) {
      isOnline = value
      if (!isOnline) for (const socket of sockets) socket.terminate()
    },
    async open({ tab = 'tab', isFirst = false } = {}) {
      const reopening = Promise.withResolvers<void>()
      const opening = await openProjectSession({
        localId,
        tab,
        isStored: true,
        start: isFirst ? templateBytes('blank') : null,
        actor: 'ada',
        access: 'owner',
        room: { url: `${person.origin.replace(/^http/, 'ws')}/sync`, projectId },
        onFirstEdit: () => {},
        onOtherEdits: () => {},
        onMoved: () => {},
        onReopen: () => reopening.resolve(),
      })
      if (!opening.ok) throw new Error(opening.code)
      await opening.session.filled
      return { session: opening.session, mustReopen: reopening.promise }
    },
  }
}
