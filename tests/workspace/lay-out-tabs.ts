import { act } from 'react'
import { vi } from 'vitest'

const tabWidth = 100

/** Lays rows of tabs out as a browser would, which jsdom does not: each tab 100 wide, all of what is around them as wide as is said. */
export function layOutTabs(width: number) {
  let shown = width
  const looks = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #look: () => void
      constructor(look: () => void) {
        this.#look = look
        looks.add(look)
      }
      observe() {
        this.#look()
      }
      unobserve() {}
      disconnect() {
        looks.delete(this.#look)
      }
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const list = this.closest('[role="tablist"]')
    if (this.role !== 'tab' || !list) return new DOMRect(0, 0, shown, 40)
    const at = [...list.querySelectorAll('[role="tab"]')].indexOf(this)
    return new DOMRect(at * tabWidth - (list.parentElement?.scrollLeft ?? 0), 0, tabWidth, 40)
  })
  return {
    /** The row gets that wide. */
    resize(to: number) {
      shown = to
      act(() => {
        for (const look of looks) look()
      })
    },
    /** The words of the tabs that are whole in view. */
    inView: () =>
      [...document.querySelectorAll('[role="tab"]')]
        .filter((tab) => {
          const { left, right } = tab.getBoundingClientRect()
          return left >= 0 && right <= shown
        })
        .map(({ textContent }) => textContent),
  }
}
