import type { z } from 'zod'
import type { User } from '../../protocol/http/account.ts'
import { KeepAccountForm, type KeepAccountRequest } from '../../protocol/http/class.ts'
import { keepAccountRoute } from '../client/http/account-routes.ts'
import { call } from '../client/http/call.ts'
import { useSend } from '../client/sending/use-send.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Modal } from '../ui/Modal.tsx'
import { showToast } from '../ui/show-toast.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FormError } from './FormError.tsx'
import styles from './KeepAccount.module.css'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { UsernameField } from './UsernameField.tsx'
import { useAuthActor } from './use-auth-actor.ts'
import { useForm } from './use-form.ts'

interface KeepAccountModalProps {
  readonly user: User
  readonly onClose: () => void
}

/** A pupil's account gets an email and a password, with a parent beside: it is there without the class then, and the pictures are over. */
export function KeepAccountModal({ user, onClose }: KeepAccountModalProps) {
  const t = useT()
  const auth = useAuthActor()
  const { send, isSending, error } = useSend(
    (request: z.infer<typeof KeepAccountRequest>) => call(keepAccountRoute, request),
    ({ user: kept }) => {
      onClose()
      auth.send({ type: 'user.changed', user: kept })
      showToast({ kind: 'success', text: t('account.keep.done', { username: kept.username }) })
    },
  )
  const empty = { username: user.username, email: '', password: '', rePassword: '' }
  const form = useForm(KeepAccountForm, empty, error?.fields)
  return (
    <Modal title={t('account.keep.title')} isOpen onClose={onClose} canClose={!isSending}>
      <p>{t('account.keep.text')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.onSubmit(({ rePassword: _, ...request }) => send(request))}
      >
        <UsernameField field={form.field('username')} />
        <TextField
          {...form.field('email')}
          label={t('account.signup.email')}
          hint={t('account.keep.emailHint')}
          type="email"
          autoComplete="email"
        />
        <NewPasswordFields password={form.field('password')} rePassword={form.field('rePassword')} />
        <FormError error={error} />
        <Button kind="go" type="submit" isWide isBusy={isSending}>
          {t('account.keep.submit')}
        </Button>
      </form>
    </Modal>
  )
}
