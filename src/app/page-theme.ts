import { matchPath } from 'react-router-dom'
import { isNobodys } from '../../protocol/addresses/reserved-names.ts'
import { siteAddresses } from '../../protocol/addresses/site-addresses.ts'
import type { Theme } from '../ui/use-theme.ts'
import { workspaceTheme } from '../workspace/state/theme-choice.ts'

/** The theme in which the screen at an address will be, so that the page wears it before the screen is here. */
export function pageTheme(path: string): Theme {
  const own = path.replace(/^\/dashboard(?=\/)/, '')
  const address = siteAddresses.find((one) => matchPath(one.path, own))
  switch (address?.id) {
    case 'play':
    case 'panorama':
    case 'replay':
      return 'dark'
    case 'new':
    case 'template':
      return workspaceTheme()
    case 'workspace':
      return isNobodys(own.split('/')[1] ?? '') ? 'light' : workspaceTheme()
    default:
      return 'light'
  }
}
