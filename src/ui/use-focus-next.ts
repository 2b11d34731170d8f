import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Of a list (`:scope > ul > li` of `part`) whose entries go when something was done with them: the keyboard, which would fall out of the page with what
 * was pressed, goes to the first button of the entry that moved up, or to `heading`. Call it in the component that draws the list.
 */
export function useFocusNext(part: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  const last = useRef<{ readonly element: Element; readonly index: number } | null>(null)
  useEffect(() => {
    const list = part.current
    // Not `onFocus`: React would tell of dialogs too, which lie elsewhere on the page.
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const index = entriesOf(list).findIndex((entry) => entry.contains(target))
      last.current = index < 0 ? null : { element: target, index }
    }
    list?.addEventListener('focusin', note)
    return () => list?.removeEventListener('focusin', note)
  }, [part])
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected) return
    const { index } = last.current
    last.current = null
    // Whoever has gone on elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return
    const entries = entriesOf(part.current)
    const next = (entries[index] ?? entries.at(-1))?.querySelector('button')
    ;(next ?? heading.current)?.focus()
  })
}

const entriesOf = (part: Element | null): readonly Element[] => [
  ...(part?.querySelectorAll(':scope > ul > li') ?? []),
]
