import { useLayoutEffect } from 'react'

/** `contrast` is dark with more of a difference. */
export type Theme = 'light' | 'dark' | 'contrast'

/** Dresses the whole document, dialogs and menus included, in a theme while the component is mounted. */
export function useTheme(theme: Theme): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    root.dataset.theme = theme
    return () => {
      if (before === undefined) delete root.dataset.theme
      else root.dataset.theme = before
    }
  }, [theme])
}
