import { useState } from 'react'
import type { User } from '../../protocol/http/account.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { isPupil } from './is-pupil.ts'
import styles from './KeepAccount.module.css'
import { KeepAccountModal } from './KeepAccountModal.tsx'

/** For who came by a class code: the way to an account of their own, with everything in it. Nothing for everybody else. */
export function KeepAccount({ user }: { readonly user: User }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (!isPupil(user)) return null
  return (
    <div className={styles.keep}>
      <p>{t('account.keep.why')}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('account.keep.open')}
      </Button>
      {isOpen ? <KeepAccountModal user={user} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
