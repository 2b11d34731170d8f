import { z } from 'zod'
import { Email } from '../../../protocol/http/account.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormError } from '../FormError.tsx'
import styles from '../LoginModal.module.css'
import { useForm } from '../use-form.ts'
import type { StepFormProps } from './step-form-props.ts'

const Fields = z.object({ email: Email })

/** Step 1: where the code shall go. */
export function EmailForm({ email, error, isBusy, onSend }: StepFormProps) {
  const t = useT()
  const form = useForm(Fields, { email }, error?.fields)
  return (
    <form className={styles.step} noValidate onSubmit={form.onSubmit((fields) => onSend(fields.email))}>
      <p>{t('account.forgot.emailText')}</p>
      <TextField
        {...form.field('email')}
        label={t('account.forgot.email')}
        type="email"
        autoComplete="email"
        required
        autoFocus
      />
      <FormError error={error} />
      <Button kind="go" type="submit" isWide isBusy={isBusy}>
        {t('account.forgot.sendCode')}
      </Button>
      <p className={styles.note}>{t('account.forgot.pupils')}</p>
    </form>
  )
}
