import { useEffect, useState } from 'react'
import { prefersCalm } from '../../ui/prefers-calm.ts'

/** Milliseconds from the loaded page until it counts as idle: whoever knows where to go has gone by then. */
const quietFor = 2500

/**
 * True once somebody just looks at the page: it is loaded, the browser has nothing to do, and nothing was pressed. Never for those who want
 * less movement or less data, and on small or touched screens, where a moving picture would stand in the way of scrolling.
 */
export function useIdlePage(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!likesMore()) return
    const waiting = new AbortController()
    const { signal } = waiting
    const stop = () => waiting.abort()
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, stop, { signal })
    const begin = () => setTimeout(() => whenFree(() => !signal.aborted && setIdle(true)), quietFor)
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { signal })
    return stop
  }, [])
  return isIdle
}

/** Safari has no `requestIdleCallback`. */
const whenFree = (then: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(then) : setTimeout(then)

function likesMore(): boolean {
  // A page in which nothing is drawn has none.
  if (typeof matchMedia !== 'function') return false
  const is = (query: string) => matchMedia(query).matches
  const connection: unknown = Reflect.get(navigator, 'connection')
  const { saveData, effectiveType } = Object(connection)
  return (
    is('(min-width: 900px) and (hover: hover) and (pointer: fine)') &&
    !prefersCalm() &&
    saveData !== true &&
    (effectiveType === undefined || effectiveType === '4g')
  )
}
