import { useCallback, useSyncExternalStore } from 'react'
import { matchesMedia } from './matches-media.ts'

/** Whether a media query holds, again and again. On a page without a screen none does. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const media = typeof matchMedia === 'function' ? matchMedia(query) : undefined
      media?.addEventListener('change', tell)
      return () => media?.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchesMedia(query))
}
