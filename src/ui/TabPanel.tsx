import { type ReactNode, useContext } from 'react'
import { useTabPanel } from 'react-aria/useTabList'
import { TabListStateContext, TabsContext } from 'react-aria-components'
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

/** What a `Tab` shows: something with controls of its own, to which the Tab key leads. */
export function TabPanel(props: TabPanelProps) {
  // Absent while the list of tabs is being read from the same children.
  const state = useContext(TabListStateContext)
  const isSelected = state?.selectedKey === props.id
  return state && (isSelected || props.isKept) ? (
    <ShownPanel {...props} state={state} isSelected={isSelected} />
  ) : null
}

type TabListState = NonNullable<Parameters<typeof useTabPanel>[1]>

interface ShownPanelProps extends TabPanelProps {
  readonly state: TabListState
  readonly isSelected: boolean
}

/**
 * No element to look into: the library searches it for something to press at each change inside of it, which costs an editor of text or blocks a layout
 * a key.
 */
const nowhere = { current: null }

function ShownPanel({ id, className, state, isSelected, children }: ShownPanelProps) {
  const { tabPanelProps } = useTabPanel({ id }, state, nowhere)
  return (
    <div
      {...(isSelected ? { ...tabPanelProps, tabIndex: undefined } : {})}
      inert={!isSelected}
      data-inert={isSelected ? undefined : true}
      className={classes(styles.panel, className)}
    >
      {/* Tabs within are tabs of their own. */}
      <TabsContext value={null}>
        <TabListStateContext value={null}>{children}</TabListStateContext>
      </TabsContext>
    </div>
  )
}
