import { Link } from 'react-router-dom'
import type { ApprovalRequest } from '../../../protocol/http/approvals.ts'
import { call } from '../../client/http/call.ts'
import { decideApprovalRoute } from '../../client/http/class-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import styles from './Class.module.css'

interface ApprovalLineProps {
  readonly approval: ApprovalRequest
  /** How the teacher knows whose it is. */
  readonly by: string
  readonly onDecided: () => void
}

/** One world that a pupil wants to show to others: the way to it, yes, or not yet; a yes can be taken back. */
export function ApprovalLine({ approval, by, onDecided }: ApprovalLineProps) {
  const t = useT()
  const errorText = useErrorText()
  const { project, publication, wanted, state } = approval
  const { _id: projectId, username, name, displayName, published } = project
  const { sendAgain, isSending, error } = useSend(
    (isApproved: boolean) => call(decideApprovalRoute, { projectId, publication, isApproved }),
    () => {
      onDecided()
      showToast({ kind: 'success', text: t('classes.approvals.said') })
    },
  )
  return (
    <li>
      {published ? <img className={styles.picture} src={published.thumbnail} alt="" /> : null}
      <span className={styles.pupilWords}>
        <Link to={`/${username}/projects/${name}`}>{displayName}</Link>
        <small>{[by, t(`classes.approvals.${wanted}`), t(`classes.approvals.${state}`)].join(' · ')}</small>
        {error ? <small role="alert">{errorText(error.code)}</small> : null}
      </span>
      <span className={styles.ways}>
        {state === 'approved' ? (
          <Button
            size="small"
            aria-label={t('classes.approvals.backNamed', { name: displayName })}
            isBusy={isSending}
            onClick={() => sendAgain(false)}
          >
            {t('classes.approvals.back')}
          </Button>
        ) : (
          <Button
            size="small"
            kind="go"
            aria-label={t('classes.approvals.yesNamed', { name: displayName })}
            isBusy={isSending}
            onClick={() => sendAgain(true)}
          >
            {t('classes.approvals.yes')}
          </Button>
        )}
        {state === 'asked' ? (
          <Button
            size="small"
            aria-label={t('classes.approvals.noNamed', { name: displayName })}
            isBusy={isSending}
            onClick={() => sendAgain(false)}
          >
            {t('classes.approvals.no')}
          </Button>
        ) : null}
      </span>
    </li>
  )
}
