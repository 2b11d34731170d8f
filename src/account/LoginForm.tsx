import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import { loginTabs } from '../../machines/auth/auth-machine.ts'
import { LoginRequest } from '../../protocol/http/account.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { comesFrom } from './came-from.ts'
import { FormError } from './FormError.tsx'
import styles from './LoginModal.module.css'
import { SocialButtons } from './social/SocialButtons.tsx'
import { useAuthActor } from './use-auth-actor.ts'
import { useForm } from './use-form.ts'

/** Tab 0 of the login modal. */
export function LoginForm() {
  const t = useT()
  const actor = useAuthActor()
  const error = useSelector(actor, ({ context }) => context.error)
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('loggingIn'))
  const { search } = useLocation()
  const form = useForm(LoginRequest, { username: '', password: '' }, error?.fields)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit((request) => actor.send({ type: 'login', request }))}
    >
      <div className={styles.title} aria-hidden="true">
        {t('account.login.title')}
      </div>
      <SocialButtons />
      <div className={styles.or}>{t('account.login.or')}</div>
      <TextField
        {...form.field('username')}
        label={t('account.login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <PasswordField
        {...form.field('password')}
        label={t('account.login.password')}
        autoComplete="current-password"
      />
      <p className={styles.aside}>
        <Button
          kind="link"
          size="small"
          onClick={() => actor.send({ type: 'modal.tab', tab: loginTabs.forgot })}
        >
          {t('account.login.forgot')}
        </Button>
      </p>
      <FormError error={error} />
      <Button kind="go" type="submit" isWide isBusy={isBusy}>
        {t('account.login.submit')}
      </Button>
      <p className={styles.center}>
        <Button
          kind="link"
          size="small"
          onClick={() => actor.send({ type: 'modal.tab', tab: loginTabs.signup })}
        >
          {t('account.login.create')}
        </Button>
        <ButtonLink
          kind="link"
          size="small"
          to="/class"
          state={comesFrom(search)}
          onClick={() => actor.send({ type: 'modal.close' })}
        >
          {t('account.login.classCode')}
        </ButtonLink>
      </p>
    </form>
  )
}
