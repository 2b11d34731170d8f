import { pageAt } from '../../protocol/addresses/page-at.ts'
import { fetchPageFailed } from './LazyScreen.tsx'
import { fetchScreen, screenOf } from './routes.tsx'

/**
 * Fetches the screen that a link leads to when a pointer or the keyboard comes to it: it is here when the link is pressed, and so is what says
 * that a screen did not come. The workshop is too large for whoever only passes by, and without a network nothing is asked for: browsers that
 * remember what did not come would not ask again.
 */
export function fetchAhead(root: HTMLElement): void {
  const come = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || !navigator.onLine || link.origin !== location.origin || link.pathname === location.pathname)
      return
    fetchPageFailed().catch(() => undefined)
    if (screenOf(pageAt(link.pathname)) !== screenOf('workspace')) void fetchScreen(link.pathname)
  }
  root.addEventListener('pointerover', come)
  root.addEventListener('focusin', come)
}
