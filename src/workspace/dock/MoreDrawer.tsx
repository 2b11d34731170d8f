import type { ReactNode } from 'react'
import { GridButton } from '../bar/GridButton.tsx'
import { SceneTabs } from '../bar/SceneTabs.tsx'
import { SnapMenu } from '../bar/SnapMenu.tsx'
import { SpaceButton } from '../bar/SpaceButton.tsx'
import { FileMenuSlot } from '../file/FileMenuSlot.tsx'
import { HelpMenu } from '../header/HelpMenu.tsx'
import { PeerAvatars } from '../header/PeerAvatars.tsx'
import { ActionButton } from '../menus/ActionButton.tsx'
import { useProjectMenu } from '../menus/use-project-menu.ts'
import { ViewsMenu } from '../scene/ViewsMenu.tsx'
import { useSession } from '../session-context.ts'
import styles from './Dock.module.css'

/** What header and bar have no room for below 1024 px. The code, console below it, has a place in the dock. */
export function MoreDrawer({ account, label }: { readonly account: ReactNode; readonly label: string }) {
  const { access } = useSession()
  const actions = useProjectMenu().filter(({ id }) => id !== 'console')
  return (
    <section className={styles.more} aria-label={label}>
      <div className={styles.row}>
        {account}
        <PeerAvatars />
        <span className={styles.space} />
        <HelpMenu />
      </div>
      <SceneTabs />
      <div className={styles.ways}>
        <FileMenuSlot isWide />
        {access === 'viewer' ? null : (
          <>
            <SnapMenu isWide />
            <SpaceButton isWide />
          </>
        )}
        <GridButton isWide />
        <ViewsMenu isWide />
        {actions.map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
    </section>
  )
}
