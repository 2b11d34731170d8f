import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Pixels from the end at which a box still counts as scrolled to it. */
const near = 32

/** Keeps a scrolling box at its end whenever `content` is another one, unless the person has scrolled up. */
export function useFollowEnd<Box extends HTMLElement>(
  content: unknown,
): { readonly box: RefObject<Box | null>; readonly onScroll: () => void } {
  const box = useRef<Box>(null)
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new content is what moves the end
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight
  }, [content])
  return {
    box,
    onScroll() {
      const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {}
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < near
    },
  }
}
