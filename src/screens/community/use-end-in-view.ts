import { type RefCallback, useCallback, useEffectEvent } from 'react'

/** How far below the window the end may be for the next page to be asked for. */
const margin = '600px'

/** Calls `onNear` each time the element comes near the window while it `isWanted`; for the end of a list that grows. */
export function useEndInView(isWanted: boolean, onNear: () => void): RefCallback<HTMLElement> {
  const near = useEffectEvent(onNear)
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isWanted || typeof IntersectionObserver === 'undefined') return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) near()
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isWanted],
  )
}
