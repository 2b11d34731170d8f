import { useState } from 'react'
import { z } from 'zod'
import type { DeleteAccountRequest } from '../../../protocol/http/account.ts'
import { because } from '../../../protocol/http/because.ts'
import { useAuth } from '../../account/use-auth.ts'
import { useForm } from '../../account/use-form.ts'
import { deleteAccountRoute } from '../../client/http/account-routes.ts'
import { call } from '../../client/http/call.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './DeleteAccountModal.module.css'

const ByPassword = z.object({ password: z.string().min(1, because('account.password-empty')) })
const ByUsername = z.object({ username: z.string().trim().min(1, because('account.username-empty')) })

/** Asks whether it is meant, by the password, or by the username of an account that has none. */
export function DeleteAccountModal({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const errorText = useErrorText()
  const [hasPassword, setHasPassword] = useState(true)
  const { logOut } = useAuth()
  const { send, isSending, error } = useSend(
    (request: DeleteAccountRequest) => call(deleteAccountRoute, request),
    () => {
      onClose()
      showToast({ kind: 'success', text: t('privacy.deletion.done') })
      logOut()
    },
  )
  const byPassword = useForm(ByPassword, { password: '' })
  const byUsername = useForm(ByUsername, { username: '' })
  return (
    <Modal title={t('privacy.deletion.title')} isOpen onClose={onClose} canClose={!isSending}>
      <form
        className={styles.form}
        noValidate
        onSubmit={hasPassword ? byPassword.onSubmit(send) : byUsername.onSubmit(send)}
      >
        <p>{t('privacy.deletion.text')}</p>
        {hasPassword ? (
          <PasswordField
            {...byPassword.field('password')}
            label={t('privacy.deletion.password')}
            autoComplete="current-password"
            autoFocus
          />
        ) : (
          <TextField
            {...byUsername.field('username')}
            label={t('privacy.deletion.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        )}
        {error ? (
          <p className={styles.error} role="alert">
            {errorText(error.code)}
          </p>
        ) : null}
        <Button kind="link" size="small" onClick={() => setHasPassword(!hasPassword)}>
          {hasPassword ? t('privacy.deletion.useUsername') : t('privacy.deletion.usePassword')}
        </Button>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="berry" type="submit" isBusy={isSending}>
            {t('privacy.deletion.confirm')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
