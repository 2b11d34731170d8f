import { type RefObject, useEffect, useRef } from 'react'

/** Pixels from a place at which a box still counts as scrolled to it. */
const near = 32

/**
 * Keeps a scrolling box at its end whenever something comes into it, unless the person has scrolled up. Of a last mistake that is higher than the box
 * the beginning is shown, since it is read from there, until the person has scrolled on.
 */
export function useFollowEnd<Box extends HTMLElement>(): {
  readonly box: RefObject<Box | null>
  readonly onScroll: () => void
} {
  const box = useRef<Box>(null)
  const follows = useRef<'news' | 'end' | 'nothing'>('news')
  useEffect(() => {
    const { current } = box
    if (!current) return
    const follow = () => {
      if (follows.current !== 'nothing') current.scrollTop = places(current)[follows.current]
    }
    follow()
    // Some of it comes later than the picture it belongs to: the first mistake fetches all the sentences.
    const watch = new MutationObserver(follow)
    watch.observe(current, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])
  return {
    box,
    onScroll() {
      const { current } = box
      if (!current) return
      const isAt = (place: number) => Math.abs(place - current.scrollTop) < near
      const { news, end } = places(current)
      follows.current = isAt(news) ? 'news' : isAt(end) ? 'end' : 'nothing'
    },
  }
}

/** How far a box is scrolled where its news are read, and at its end. */
function places(box: HTMLElement): { readonly news: number; readonly end: number } {
  const end = box.scrollHeight - box.clientHeight
  const last = box.lastElementChild
  if (!last?.matches('[role="alert"]')) return { news: end, end }
  const begin = last.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
  return { news: Math.min(begin, end), end }
}
