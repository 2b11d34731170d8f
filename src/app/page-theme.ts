import { addressAt, segmentsAt } from '../../protocol/addresses/address-at.ts'
import { isNobodys } from '../../protocol/addresses/reserved-names.ts'
import type { Theme } from '../ui/use-theme.ts'
import { workspaceTheme } from '../workspace/state/theme-choice.ts'

/** The theme in which the screen at an address will be, so that the page wears it before the screen is here. */
export function pageTheme(path: string): Theme {
  switch (addressAt(path)) {
    case 'play':
    case 'panorama':
    case 'replay':
      return 'dark'
    case 'new':
    case 'template':
      return workspaceTheme()
    case 'workspace':
      return isNobodys(segmentsAt(path)[0] ?? '') ? 'light' : workspaceTheme()
    default:
      return 'light'
  }
}
