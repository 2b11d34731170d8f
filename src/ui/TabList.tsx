import type { ReactNode } from 'react'
import { TabList as AriaTabList } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './Tabs.module.css'

interface TabListProps {
  readonly label: string
  /** `sheet` above a panel, `foot` below it, `bar` for a thin line of names. */
  readonly kind?: 'sheet' | 'foot' | 'bar'
  readonly children: ReactNode
}

/** The row of `Tab`s inside `Tabs`. */
export function TabList({ label, kind = 'sheet', children }: TabListProps) {
  return (
    <AriaTabList aria-label={label} className={classes(styles.list, kind !== 'sheet' && styles[kind])}>
      {children}
    </AriaTabList>
  )
}
