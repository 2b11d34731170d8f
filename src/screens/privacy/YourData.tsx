import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { lazy, Suspense, useState } from 'react'
import { useAuth } from '../../account/use-auth.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from '../pages/TextPage.module.css'

const DeleteAccountModal = lazy(async () => ({
  default: (await import('./DeleteAccountModal.tsx')).DeleteAccountModal,
}))

/** Everything that is kept of who is logged in: to have, or to be gone. */
export function YourData() {
  const t = useT()
  const { user, isRestored, openLogin } = useAuth()
  const [isDeleting, setDeleting] = useState(false)
  if (!isRestored) return <Skeleton width={260} height={44} />
  if (!user) {
    return (
      <>
        <p>{t('privacy.yours.visitor')}</p>
        <Button onClick={() => openLogin()}>{t('privacy.yours.logIn')}</Button>
      </>
    )
  }
  return (
    <>
      <p>{t('privacy.yours.text', { username: user.username })}</p>
      <div className={styles.buttons}>
        <a className={buttonClass('plain', 'normal')} href="/api/users/export" download>
          <DownloadSimpleIcon weight="bold" />
          {t('privacy.yours.download')}
        </a>
        <Button icon={<TrashIcon weight="bold" />} onClick={() => setDeleting(true)}>
          {t('privacy.yours.delete')}
        </Button>
      </div>
      {isDeleting ? (
        <Suspense>
          <DeleteAccountModal onClose={() => setDeleting(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
