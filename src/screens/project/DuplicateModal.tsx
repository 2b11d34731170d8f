import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cutText } from '../../../model/document/cut-text.ts'
import { limits } from '../../../model/document/limits.ts'
import { useAuth } from '../../account/use-auth.ts'
import { call } from '../../client/http/call.ts'
import { cloneProjectRoute } from '../../client/http/project-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ProjectPage.module.css'

interface DuplicateModalProps {
  readonly projectId: string
  /** As it is shown. */
  readonly name: string
  readonly onClose: () => void
}

/** 'Duplicate' (spec 2): a copy of a project on one's own shelf, under a name of its own. */
export function DuplicateModal({ projectId, name, onClose }: DuplicateModalProps) {
  const t = useT()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [copyName, setCopyName] = useState(() =>
    cutText(t('world.duplicate.usualName', { project: name }), limits.nameLength),
  )
  // The same for each try: one that was answered and not heard makes no second copy.
  const [originKey] = useState(() => crypto.randomUUID())
  const { openLogin } = useAuth()
  const clone = async (displayName: string) => {
    const answer = await call(cloneProjectRoute, { projectId, originKey, displayName })
    if (!answer.ok && answer.error.code === 'account.login-needed') {
      onClose()
      openLogin()
    }
    return answer
  }
  const { send, isSending, error } = useSend(clone, ({ project }) => {
    onClose()
    showToast({
      kind: 'success',
      text: t('world.duplicate.done', { name: project.displayName }),
      action: {
        text: t('world.duplicate.open'),
        onPress: () => navigate(`/${project.username}/${project.name}`),
      },
    })
  })
  return (
    <Modal title={t('world.duplicate.title', { project: name })} isOpen onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send(copyName.trim())
        }}
      >
        <p>{t('world.duplicate.text')}</p>
        <TextField
          label={t('world.duplicate.name')}
          value={copyName}
          required
          maxLength={limits.nameLength}
          error={error ? errorText(error.fields[0]?.code ?? error.code) : undefined}
          onChange={setCopyName}
        />
        <div className={styles.formActions}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="go" type="submit" isBusy={isSending}>
            {t('world.duplicate.submit')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
