import { ExportIcon } from '@phosphor-icons/react/dist/csr/Export'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EggMark } from '../../ui/EggMark.tsx'
import { FileMenuSlot } from '../file/FileMenuSlot.tsx'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { PeerAvatars } from './PeerAvatars.tsx'
import { ProjectName } from './ProjectName.tsx'
import { RunButton } from './RunButton.tsx'
import { SaveStatusLine } from './SaveStatusLine.tsx'
import { UndoRedo } from './UndoRedo.tsx'
import styles from './WorkspaceHeader.module.css'

interface WorkspaceHeaderProps {
  /** The person's portrait, or the way to log in. */
  readonly account: ReactNode
}

/** The primary header (spec W10: 70 px). Only the owner may publish, and who may only look builds with nobody. */
export function WorkspaceHeader({ account }: WorkspaceHeaderProps) {
  const t = useT()
  const { access } = useSession()
  const { ways } = useWorkspace()
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to="/" aria-label={t('workspace.header.home')}>
        <EggMark height={38} />
      </Link>
      <div className={styles.title}>
        <ProjectName />
        <SaveStatusLine />
      </div>
      <span className={styles.line} />
      <UndoRedo />
      <span className={styles.wide}>
        <HistoryButton />
        <FileMenuSlot />
      </span>
      <RunButton />
      <span className={styles.space} />
      <PeerAvatars />
      <span className={styles.wide}>
        {access === 'viewer' ? null : (
          <Button
            kind="ghost"
            size="small"
            aria-label={t('workspace.header.together')}
            title={t('workspace.header.together')}
            icon={<UsersIcon weight="bold" />}
            onClick={ways.together}
          >
            <span className={styles.word}>{t('workspace.header.together')}</span>
          </Button>
        )}
        <Button
          kind="ghost"
          size="small"
          aria-label={t('workspace.header.share')}
          title={t('workspace.header.share')}
          icon={<QrCodeIcon weight="bold" />}
          onClick={ways.share}
        >
          <span className={styles.word}>{t('workspace.header.share')}</span>
        </Button>
        {access === 'owner' ? (
          <Button
            size="small"
            aria-label={t('workspace.header.publish')}
            title={t('workspace.header.publish')}
            icon={<ExportIcon weight="bold" />}
            onClick={ways.publish}
          >
            <span className={styles.lastWord}>{t('workspace.header.publish')}</span>
          </Button>
        ) : null}
        {account}
      </span>
    </header>
  )
}
