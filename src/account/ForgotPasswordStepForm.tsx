import { z } from 'zod'
import type { AuthError } from '../../machines/auth/auth-error.ts'
import {
  ForgotPasswordCode,
  ForgotPasswordEmail,
  ForgotPasswordNew,
} from '../../protocol/http/forgot-password.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FormError } from './FormError.tsx'
import styles from './LoginModal.module.css'
import { useForm } from './use-form.ts'

type StepEvent =
  | { readonly type: 'email'; readonly email: string }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'password'; readonly newPassword: string }

interface ForgotPasswordStepFormProps {
  readonly step: StepEvent['type']
  /** Where the code was sent. */
  readonly email: string
  readonly isBusy: boolean
  readonly error: AuthError | null
  readonly onSend: (event: StepEvent) => void
}

const schemas = {
  email: z.object({ value: ForgotPasswordEmail.shape.email }),
  code: z.object({ value: ForgotPasswordCode.shape.code }),
  password: z.object({ value: ForgotPasswordNew.shape.newPassword }),
} as const

/** The one field of a step and its button. */
export function ForgotPasswordStepForm({ step, email, isBusy, error, onSend }: ForgotPasswordStepFormProps) {
  const t = useT()
  const form = useForm(schemas[step], { value: '' })
  const events = {
    email: (value: string): StepEvent => ({ type: 'email', email: value }),
    code: (value: string): StepEvent => ({ type: 'code', code: value }),
    password: (value: string): StepEvent => ({ type: 'password', newPassword: value }),
  }
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={form.onSubmit(({ value }) => onSend(events[step](value)))}
    >
      {step === 'email' ? (
        <>
          <p className={styles.note}>{t('account.forgot.emailText')}</p>
          <TextField
            {...form.field('value')}
            label={t('account.forgot.email')}
            type="email"
            autoComplete="email"
            autoFocus
          />
        </>
      ) : null}
      {step === 'code' ? (
        <>
          <p className={styles.note}>{t('account.forgot.codeText', { email })}</p>
          <TextField
            {...form.field('value')}
            label={t('account.forgot.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        </>
      ) : null}
      {step === 'password' ? (
        <>
          <p className={styles.note}>{t('account.forgot.passwordText')}</p>
          <PasswordField
            {...form.field('value')}
            label={t('account.forgot.password')}
            hint={t('account.signup.passwordHint')}
            autoComplete="new-password"
            autoFocus
          />
        </>
      ) : null}
      <FormError error={error} />
      <Button kind="go" type="submit" isWide isBusy={isBusy}>
        {t(submitTexts[step])}
      </Button>
    </form>
  )
}

const submitTexts = {
  email: 'account.forgot.send',
  code: 'account.forgot.verify',
  password: 'account.forgot.reset',
} as const
