import { FilmSlateIcon } from '@phosphor-icons/react/dist/csr/FilmSlate'
import { useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EggLoader } from '../../ui/EggLoader.tsx'
import { OpenFileButton } from './OpenFileButton.tsx'
import type { FileDamage } from './open-recording.ts'
import styles from './Replay.module.css'

interface ReplayStartProps {
  /** Why the last file could not be shown. */
  readonly damage: FileDamage | null
  readonly isReading: boolean
  readonly onFile: (file: File) => void
}

/** Before a recording is open: what to do, and what was wrong with the last file. */
export function ReplayStart({ damage, isReading, onFile }: ReplayStartProps) {
  const t = useT()
  if (isReading) return <EggLoader text={t('replay.reading')} />
  return (
    <div className={styles.start}>
      <FilmSlateIcon size={56} weight="duotone" />
      <h1>{t('replay.title')}</h1>
      <p>{t('replay.text')}</p>
      {damage ? (
        <p className={styles.damage} role="alert">
          {t(`replay.damaged.${damage.why}`, { at: damage.at })}
        </p>
      ) : null}
      <OpenFileButton kind="go" text={t('replay.open')} onFile={onFile} />
      <ButtonLink to="/">{t('replay.home')}</ButtonLink>
    </div>
  )
}
