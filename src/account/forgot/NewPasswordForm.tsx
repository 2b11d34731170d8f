import { z } from 'zod'
import { NewPassword } from '../../../protocol/http/account.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { FormError } from '../FormError.tsx'
import styles from '../LoginModal.module.css'
import { useForm } from '../use-form.ts'
import type { StepFormProps } from './step-form-props.ts'

const Fields = z.object({ newPassword: NewPassword })

/** Step 3: the new password. The hidden field tells a password manager whose it is. */
export function NewPasswordForm({ email, error, isBusy, onSend }: StepFormProps) {
  const t = useT()
  const form = useForm(Fields, { newPassword: '' }, error?.fields)
  return (
    <form className={styles.step} noValidate onSubmit={form.onSubmit((fields) => onSend(fields.newPassword))}>
      <p>{t('account.forgot.passwordText')}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('newPassword')}
        label={t('account.forgot.newPassword')}
        hint={t('account.signup.passwordHint')}
        autoComplete="new-password"
        minLength={8}
        required
        autoFocus
      />
      <FormError error={error} />
      <Button kind="go" type="submit" isWide isBusy={isBusy}>
        {t('account.forgot.save')}
      </Button>
    </form>
  )
}
