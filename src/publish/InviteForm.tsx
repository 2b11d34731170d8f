import { type FormEvent, useState } from 'react'
import { type ErrorCode, isErrorCode } from '../../protocol/errors/catalogue.ts'
import { InviteRequest } from '../../protocol/http/members.ts'
import { call } from '../client/http/call.ts'
import { inviteRoute } from '../client/http/member-routes.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/Select.tsx'
import { showToast } from '../ui/show-toast.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Publish.module.css'

interface InviteFormProps {
  readonly projectId: string
  readonly onInvited: () => void
}

/** Invites somebody by username, as editor or viewer; says below the field what was wrong. */
export function InviteForm({ projectId, onInvited }: InviteFormProps) {
  const t = useT()
  const errorText = useErrorText()
  const [username, setUsername] = useState('')
  const [role, setRole] = useState<InviteRequest['role']>('editor')
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<ErrorCode | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const request = InviteRequest.safeParse({ projectId, username, role })
    if (!request.success) {
      const message = request.error.issues[0]?.message
      setError(isErrorCode(message) ? message : 'general.invalid-request')
      return
    }
    setSending(true)
    const result = await call(inviteRoute, request.data)
    setSending(false)
    setError(result.ok ? null : (result.error.fields[0]?.code ?? result.error.code))
    if (!result.ok) return
    setUsername('')
    onInvited()
    showToast({ kind: 'success', text: t('publish.share.invited', { username: request.data.username }) })
  }
  return (
    <form className={styles.invite} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={t('publish.share.username')}
        value={username}
        onChange={(value) => {
          setUsername(value)
          setError(null)
        }}
        error={error ? errorText(error) : undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        autoFocus
      />
      <Select
        label={t('publish.share.role')}
        value={role}
        onChange={setRole}
        options={[
          { id: 'editor', text: t('publish.share.editor') },
          { id: 'viewer', text: t('publish.share.viewer') },
        ]}
      />
      <Button kind="go" type="submit" isBusy={isSending}>
        {t('publish.share.invite')}
      </Button>
    </form>
  )
}
