import { membersRoute } from '../client/http/member-routes.ts'
import { useKeptCall } from '../client/http/use-kept-call.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { InvitedPeople } from './InvitedPeople.tsx'
import { InviteForm } from './InviteForm.tsx'
import styles from './Publish.module.css'

/** The owner's part of 'Build together': inviting, and who is invited so far. */
export function Invitations({ projectId }: { readonly projectId: string }) {
  const errorText = useErrorText()
  const { answer, reload } = useKeptCall(membersRoute, { projectId })
  return (
    <>
      <InviteForm projectId={projectId} onInvited={reload} />
      {answer?.ok ? (
        <InvitedPeople projectId={projectId} members={answer.data.members} onRemoved={reload} />
      ) : null}
      {answer?.ok === false ? <p className={styles.note}>{errorText(answer.error.code)}</p> : null}
    </>
  )
}
