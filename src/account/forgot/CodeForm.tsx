import { z } from 'zod'
import { LetterCode } from '../../../protocol/http/password-reset.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormError } from '../FormError.tsx'
import styles from '../LoginModal.module.css'
import { useForm } from '../use-form.ts'
import type { StepFormProps } from './step-form-props.ts'

const Fields = z.object({ code: LetterCode })

/** Step 2: the six digits of the letter. */
export function CodeForm({ email, error, isBusy, onSend }: StepFormProps) {
  const t = useT()
  const form = useForm(Fields, { code: '' }, error?.fields)
  return (
    <form className={styles.step} noValidate onSubmit={form.onSubmit((fields) => onSend(fields.code))}>
      <p>{t('account.forgot.codeText', { email })}</p>
      <TextField
        {...form.field('code')}
        label={t('account.forgot.code')}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="one-time-code"
        maxLength={20}
        required
        autoFocus
      />
      <FormError error={error} />
      <Button kind="go" type="submit" isWide isBusy={isBusy}>
        {t('account.forgot.checkCode')}
      </Button>
    </form>
  )
}
