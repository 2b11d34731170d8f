import { type RefObject, useEffect, useState } from 'react'

/** Rows that are drawn beyond the edges, so that a quick scroll shows no holes. */
const spare = 8
/** Pixels where nothing can be measured. */
const usualHeight = 600

interface RowWindow {
  /** The first row that is drawn. */
  readonly from: number
  /** The first that is not. */
  readonly to: number
}

/** Which of many rows of one height lie in the scrolled part of `scroller`, so that only those are drawn. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [view, setView] = useState({ top: 0, height: usualHeight })
  // Not a layout effect: those of a child run before its parent's `scroller` is there.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const read = () => {
      const top = Math.floor(element.scrollTop / rowHeight) * rowHeight
      const height = element.clientHeight || usualHeight
      setView((before) => (before.top === top && before.height === height ? before : { top, height }))
    }
    read()
    element.addEventListener('scroll', read, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read)
    observer?.observe(element)
    return () => {
      element.removeEventListener('scroll', read)
      observer?.disconnect()
    }
  }, [scroller, rowHeight])
  const from = Math.max(0, Math.floor(view.top / rowHeight) - spare)
  return { from, to: Math.min(count, from + Math.ceil(view.height / rowHeight) + 2 * spare) }
}
