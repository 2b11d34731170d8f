import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a row of tabs that is wider than a phone: brings the chosen one into view, and leaves the row alone while somebody moves it. What is in
 * the row has to be as wide as all tabs.
 */
export function useTabInView(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const around = row.current
    const tabs = around?.firstElementChild
    if (!around || !tabs || typeof ResizeObserver === 'undefined') return
    // Fonts, and figures in the tabs, come later and push the chosen one out again.
    const sizes = new ResizeObserver(() => {
      const tab = tabs.querySelector('[role="tab"][aria-selected="true"]')
      if (!tab) return
      const { left, right } = around.getBoundingClientRect()
      const shown = tab.getBoundingClientRect()
      // `scrollIntoView` would move the page as well.
      if (shown.left < left) around.scrollLeft += shown.left - left
      else if (shown.right > right) around.scrollLeft += shown.right - right
    })
    sizes.observe(around)
    sizes.observe(tabs)
    return () => sizes.disconnect()
  }, [])
  return row
}
