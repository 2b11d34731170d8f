import { useT } from '../i18n/use-t.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import type { useForm } from './use-form.ts'

type Field = ReturnType<ReturnType<typeof useForm>['field']>

interface NewPasswordFieldsProps {
  readonly password: Field
  /** The same again. */
  readonly rePassword: Field
}

/** The password that somebody chooses for an account, twice. */
export function NewPasswordFields({ password, rePassword }: NewPasswordFieldsProps) {
  const t = useT()
  return (
    <>
      <PasswordField
        {...password}
        label={t('account.signup.password')}
        hint={t('account.signup.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField {...rePassword} label={t('account.signup.rePassword')} autoComplete="new-password" />
    </>
  )
}
