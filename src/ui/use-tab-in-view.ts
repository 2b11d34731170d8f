import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a row of tabs that may be wider than what is around it: brings the chosen one into view, when it is chosen and whenever row or tabs get
 * another size, and leaves the row alone while somebody moves it. What is in the row has to be as wide as all tabs.
 */
export function useTabInView(chosen: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who looks at sizes tells the first ones at once
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
  }, [chosen])
  return row
}
