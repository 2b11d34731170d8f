import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SchoolClass } from '../../../protocol/http/class.ts'
import { isPupil } from '../../account/is-pupil.ts'
import { KeepAccount } from '../../account/KeepAccount.tsx'
import { useAuth } from '../../account/use-auth.ts'
import { call } from '../../client/http/call.ts'
import { removePupilRoute } from '../../client/http/class-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmModal } from '../../ui/ConfirmModal.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import styles from './Class.module.css'

interface LeaveClassProps {
  readonly schoolClass: SchoolClass
  readonly username: string
}

/** The way out of a class; for who came by its code also the way to an account that does without it. */
export function LeaveClass({ schoolClass: { id, name }, username }: LeaveClassProps) {
  const t = useT()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { user } = useAuth()
  const [isAsking, setAsking] = useState(false)
  const leaving = useSend(
    () => call(removePupilRoute, { id, username }),
    () => {
      showToast({ kind: 'success', text: t('classes.leave.done', { name }) })
      navigate('/dashboard')
    },
  )
  return (
    <div className={styles.leave}>
      {user ? <KeepAccount user={user} /> : null}
      <Button kind="ghost" size="small" onClick={() => setAsking(true)}>
        {t('classes.leave.button')}
      </Button>
      {isAsking ? (
        <ConfirmModal
          title={t('classes.leave.title', { name })}
          text={t(user && isPupil(user) ? 'classes.leave.textPupil' : 'classes.leave.text')}
          confirm={t('classes.leave.button')}
          isBusy={leaving.isSending}
          error={leaving.error ? errorText(leaving.error.code) : undefined}
          onConfirm={() => leaving.send(null)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
