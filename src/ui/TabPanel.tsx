import type { ReactNode } from 'react'
import { TabPanel as AriaTabPanel } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './Tabs.module.css'

interface TabPanelProps {
  /** The id of its `Tab`. */
  readonly id: string
  readonly className?: string | undefined
  /** Stays mounted (hidden) while another tab is selected, for what is dear to build. */
  readonly isKept?: boolean
  readonly children: ReactNode
}

/** What a `Tab` shows. */
export function TabPanel({ id, className, isKept = false, children }: TabPanelProps) {
  return (
    <AriaTabPanel id={id} shouldForceMount={isKept} className={classes(styles.panel, className)}>
      {children}
    </AriaTabPanel>
  )
}
