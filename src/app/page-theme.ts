import { pageAt } from '../../protocol/addresses/page-at.ts'
import type { Theme } from '../ui/use-theme.ts'
import { workspaceTheme } from '../workspace/state/theme-choice.ts'

/** The theme in which the screen at an address will be, so that the page wears it before the screen is here. */
export function pageTheme(path: string): Theme {
  switch (pageAt(path)) {
    case 'play':
    case 'panorama':
    case 'replay':
      return 'dark'
    case 'new':
    case 'template':
    case 'workspace':
      return workspaceTheme()
    default:
      return 'light'
  }
}
