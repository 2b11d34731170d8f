import type { ReactNode } from 'react'
import { Tab as AriaTab } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './Tabs.module.css'

interface TabProps {
  readonly id: string
  readonly icon?: ReactNode
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

/** One tab of a `TabList`; its words are its name. */
export function Tab({ id, icon, isDisabled = false, children }: TabProps) {
  return (
    <AriaTab id={id} isDisabled={isDisabled} className={classes(styles.tab)}>
      {icon}
      {children}
    </AriaTab>
  )
}
