import type { WiderVisibility } from '../../protocol/http/approvals.ts'
import { call } from '../client/http/call.ts'
import { askApprovalRoute } from '../client/http/class-routes.ts'
import { useSend } from '../client/sending/use-send.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/show-toast.tsx'
import styles from './Publish.module.css'

interface AskTeacherProps {
  readonly projectId: Parameters<typeof askApprovalRoute.path>[0]['projectId']
  /** To whom else it is to be shown. */
  readonly wanted: WiderVisibility
  /** The question has arrived; the class sees the world from then on. */
  readonly onAsked?: () => void
}

/** A pupil asks the teacher to show a world beyond the class. */
export function AskTeacher({ projectId, wanted, onAsked }: AskTeacherProps) {
  const t = useT()
  const errorText = useErrorText()
  const { send, isSending, error } = useSend(
    () => call(askApprovalRoute, { projectId, wanted }),
    () => {
      onAsked?.()
      showToast({ kind: 'success', text: t('publish.asked') })
    },
  )
  return (
    <div className={styles.actions}>
      <Button isBusy={isSending} onClick={() => send(null)}>
        {t(`publish.ask.${wanted}`)}
      </Button>
      {error ? (
        <p className={styles.error} role="alert">
          {errorText(error.code)}
        </p>
      ) : null}
    </div>
  )
}
