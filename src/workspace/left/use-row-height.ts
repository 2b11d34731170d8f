import { useSyncExternalStore } from 'react'

/** Fingers, and screens as narrow as a phone’s, need higher rows. */
const roomy = '(pointer: coarse), (max-width: 1023px)'

/** Pixels of a row of the Hierarchy: 34, and 44 where it is touched. */
export function useRowHeight(): number {
  return useSyncExternalStore(watch, () => (query()?.matches ? 44 : 34))
}

/** A page without a screen has none. */
const query = () => (typeof matchMedia === 'function' ? matchMedia(roomy) : undefined)

function watch(tell: () => void): () => void {
  const media = query()
  media?.addEventListener('change', tell)
  return () => media?.removeEventListener('change', tell)
}
