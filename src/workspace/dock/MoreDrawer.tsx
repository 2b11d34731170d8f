import { ExportIcon } from '@phosphor-icons/react/dist/csr/Export'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { OpenLibraryButton } from '../assets/OpenLibraryButton.tsx'
import { SceneTabs } from '../bar/SceneTabs.tsx'
import { HelpMenu } from '../header/HelpMenu.tsx'
import { PeerAvatars } from '../header/PeerAvatars.tsx'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { useSession } from '../session-context.ts'
import styles from './Dock.module.css'

interface MoreDrawerProps {
  readonly account: ReactNode
}

/** What the header has no room for below 1024 px. */
export function MoreDrawer({ account }: MoreDrawerProps) {
  const t = useT()
  const { access } = useSession()
  return (
    <section className={styles.more} aria-label={t('workspace.dock.more')}>
      <div className={styles.row}>
        {account}
        <PeerAvatars />
        <span className={styles.space} />
        <HelpMenu />
      </div>
      <SceneTabs />
      <HistoryButton isWide />
      <OpenLibraryButton isWide />
      {access === 'owner' ? (
        <Button isWide icon={<ExportIcon weight="bold" />} onClick={onPublish}>
          {t('workspace.header.publish')}
        </Button>
      ) : null}
      <Button isWide icon={<QrCodeIcon weight="bold" />} onClick={onShare}>
        {t('workspace.header.share')}
      </Button>
    </section>
  )
}
