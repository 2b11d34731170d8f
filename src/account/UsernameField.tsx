import { useT } from '../i18n/use-t.ts'
import { TextField } from '../ui/TextField.tsx'
import type { useForm } from './use-form.ts'

/** The name that somebody chooses for an account. `field`: see `useForm`. */
export function UsernameField({
  field,
}: {
  readonly field: ReturnType<ReturnType<typeof useForm>['field']>
}) {
  const t = useT()
  return (
    <TextField
      {...field}
      label={t('account.signup.username')}
      hint={t('account.signup.usernameHint')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
