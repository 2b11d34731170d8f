import type { ReactNode } from 'react'
import { Tabs as AriaTabs } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './Tabs.module.css'

interface TabsProps<Id extends string> {
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** Ids of the tabs in use; a press on any other is ignored. */
  readonly ids: readonly Id[]
  readonly children: ReactNode
}

/**
 * Ties a `TabList` of `Tab`s to their `TabPanel`s, wherever both lie inside `children`: it makes no box of its own.
 * Arrow keys move between tabs.
 */
export function Tabs<Id extends string>({ selected, onSelect, ids, children }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={classes(styles.root)}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const id = ids.find((candidate) => candidate === key)
        if (id !== undefined && id !== selected) onSelect(id)
      }}
    >
      {children}
    </AriaTabs>
  )
}
