import { useEffect } from 'react'

/**
 * Finishes what is being typed in a field when the browser goes back, or away: words are stored when their field is left, and a field that
 * is taken out of the page was never left.
 */
export function useFinishTyping(): void {
  useEffect(() => {
    const finish = () => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.blur()
    }
    // Before the router hears of it.
    addEventListener('popstate', finish, { capture: true })
    addEventListener('pagehide', finish, { capture: true })
    return () => {
      removeEventListener('popstate', finish, { capture: true })
      removeEventListener('pagehide', finish, { capture: true })
    }
  }, [])
}
