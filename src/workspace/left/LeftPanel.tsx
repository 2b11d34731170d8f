import { useT } from '../../i18n/use-t.ts'
import { Tab } from '../../ui/Tab.tsx'
import { TabList } from '../../ui/TabList.tsx'
import { TabPanel } from '../../ui/TabPanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { AddPanel } from './AddPanel.tsx'
import { Hierarchy } from './Hierarchy.tsx'
import styles from './LeftPanel.module.css'

const tabs = ['add', 'scene'] as const

/** The left side bar (spec W10: 210 px): what can be added, and what is in the scene. A drawer below 1024 px. Who may only look adds nothing. */
export function LeftPanel() {
  const t = useT()
  const { state } = useWorkspace()
  const tab = useCell(state.leftTab)
  const drawer = useCell(state.drawer)
  if (useSession().access === 'viewer')
    return (
      <div className={styles.left} data-open={drawer === 'add'}>
        <div className={styles.panel}>
          <Hierarchy />
        </div>
      </div>
    )
  return (
    <div className={styles.left} data-open={drawer === 'add'}>
      <Tabs selected={tab} onSelect={state.leftTab.set} ids={tabs}>
        <div className={styles.tabs}>
          <TabList label={t('design.left.tabs')}>
            <Tab id="add">{t('design.left.add')}</Tab>
            <Tab id="scene">{t('design.left.inScene')}</Tab>
          </TabList>
        </div>
        <TabPanel id="add" className={styles.panel}>
          <AddPanel />
        </TabPanel>
        <TabPanel id="scene" className={styles.panel}>
          <Hierarchy />
        </TabPanel>
      </Tabs>
    </div>
  )
}
