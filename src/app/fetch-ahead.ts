import { pageAt } from '../../protocol/addresses/page-at.ts'
import { fetchScreen, screenOf } from './routes.tsx'

/**
 * Fetches the screen that a link leads to when a pointer or the keyboard comes to it: it is here when the link is pressed. The workshop is too
 * large for whoever only passes by. Returns how to stop.
 */
export function fetchAhead(root: HTMLElement): () => void {
  const come = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    if (screenOf(pageAt(link.pathname)) !== screenOf('workspace')) void fetchScreen(link.pathname)
  }
  root.addEventListener('pointerover', come)
  root.addEventListener('focusin', come)
  return () => {
    root.removeEventListener('pointerover', come)
    root.removeEventListener('focusin', come)
  }
}
