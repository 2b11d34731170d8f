import { type RefObject, useEffect } from 'react'

/** Pictures of the screen in which a menu is gone from it, its farewell included. */
const mostFrames = 60

/**
 * Gives the keyboard to a field that somebody asked for just now. A menu in which they asked keeps the rest of the page from the keyboard until it is
 * gone: the field waits for that.
 */
export function useFocusWhenFree(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    let left = mostFrames
    const take = () => {
      field.current?.focus()
      left -= 1
      if (document.activeElement !== field.current && left > 0) frame = requestAnimationFrame(take)
    }
    take()
    return () => cancelAnimationFrame(frame)
  }, [field])
}
