import { vi } from 'vitest'
import { waitLonger } from './wait-longer.ts'

waitLonger()

// Files of one worker share its globals and its page: each begins without what the one before left there.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')

if ('document' in globalThis) {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // jsdom has no `CSS.escape`, by which trees, menus and dialogs look for their parts.
  const CSS = { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) }
  Object.defineProperty(globalThis, 'CSS', { value: CSS, configurable: true, writable: true })
}
