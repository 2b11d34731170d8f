import { useSelector } from '@xstate/react'
import { loginTabs } from '../../machines/auth/auth-machine.ts'
import { SignUpForm as SignUpSchema } from '../../protocol/http/account.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FormError } from './FormError.tsx'
import styles from './LoginModal.module.css'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { UsernameField } from './UsernameField.tsx'
import { useAuthActor } from './use-auth-actor.ts'
import { useForm } from './use-form.ts'

const empty = { name: '', username: '', email: '', password: '', rePassword: '' }

/** Tab 1 of the login modal. The repeated password is only for the form; it is never sent (spec 3). */
export function SignUpForm() {
  const t = useT()
  const actor = useAuthActor()
  const error = useSelector(actor, ({ context }) => context.error)
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('signingUp'))
  const form = useForm(SignUpSchema, empty, error?.fields)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit(({ rePassword: _, ...request }) => actor.send({ type: 'signup', request }))}
    >
      <div className={styles.title} aria-hidden="true">
        {t('account.signup.title')}
      </div>
      <TextField {...form.field('name')} label={t('account.signup.name')} autoComplete="nickname" autoFocus />
      <UsernameField field={form.field('username')} />
      <TextField
        {...form.field('email')}
        label={t('account.signup.email')}
        type="email"
        autoComplete="email"
      />
      <div className={styles.pair}>
        <NewPasswordFields password={form.field('password')} rePassword={form.field('rePassword')} />
      </div>
      <FormError error={error} />
      <Button kind="go" type="submit" isWide isBusy={isBusy}>
        {t('account.signup.submit')}
      </Button>
      <p className={styles.center}>
        {t('account.signup.haveOne')}{' '}
        <Button
          kind="link"
          size="small"
          onClick={() => actor.send({ type: 'modal.tab', tab: loginTabs.login })}
        >
          {t('account.signup.login')}
        </Button>
      </p>
    </form>
  )
}
