import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { lazy, Suspense, useState } from 'react'
import type { Profile } from '../../../protocol/http/profile.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './PersonPage.module.css'

const ReportModal = lazy(async () => ({
  default: (await import('../../report/ReportModal.tsx')).ReportModal,
}))
const EditProfileModal = lazy(async () => ({
  default: (await import('./EditProfileModal.tsx')).EditProfileModal,
}))

interface PersonHeadProps {
  readonly person: Profile
  readonly isOwn: boolean
  /** The person has changed it. */
  readonly onSaved: (profile: Profile) => void
}

/** Picture, names and words of a person; one's own can be changed, others' reported. */
export function PersonHead({ person, isOwn, onSaved }: PersonHeadProps) {
  const t = useT()
  const locale = useLocale()
  const [overlay, setOverlay] = useState<'edit' | 'report' | null>(null)
  const { username, name, about, profileImg, createdAt } = person
  const since = new Intl.DateTimeFormat(languageTag(locale), { month: 'long', year: 'numeric' }).format(
    createdAt,
  )
  const close = () => setOverlay(null)
  return (
    <div className={styles.head}>
      <Avatar name={username} image={profileImg} size="huge" />
      <div className={styles.spread}>
        <h1>{isOwn ? t('site.person.ownWorlds') : t('site.person.worlds', { username })}</h1>
        <p className={styles.name}>
          {isOwn || name === '' || name === username ? username : name}
          {' · '}
          {t('profile.since', { date: since })}
        </p>
        {about ? <p className={styles.about}>{about}</p> : null}
      </div>
      {isOwn ? (
        <Button icon={<PencilSimpleIcon weight="bold" />} onClick={() => setOverlay('edit')}>
          {t('profile.edit.button')}
        </Button>
      ) : (
        <Button
          kind="ghost"
          size="small"
          icon={<FlagIcon weight="bold" />}
          onClick={() => setOverlay('report')}
        >
          {t('profile.report')}
        </Button>
      )}
      <Suspense>
        {overlay === 'edit' ? <EditProfileModal person={person} onSaved={onSaved} onClose={close} /> : null}
        {overlay === 'report' ? <ReportModal subject={{ username }} name={username} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}
