import { type ReactNode, useContext } from 'react'
import { TabListStateContext } from 'react-aria-components'

interface BesideTabsProps {
  readonly children: ReactNode
}

/**
 * What lies within `Tabs` and is neither their list nor a panel: built once. The library reads the list of tabs from a second, hidden copy of all that
 * `Tabs` holds, in which effects run as well.
 */
export function BesideTabs({ children }: BesideTabsProps) {
  return useContext(TabListStateContext) ? children : null
}
