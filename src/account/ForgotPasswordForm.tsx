import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { loginTabs } from '../../machines/auth/auth-machine.ts'
import {
  type ForgotPasswordStep,
  forgotPasswordMachine,
} from '../../machines/auth/forgot-password-machine.ts'
import { newPasswordRoute, sendCodeRoute, verifyCodeRoute } from '../client/http/account-routes.ts'
import { call } from '../client/http/call.ts'
import { type TextKey, useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/show-toast.tsx'
import { ForgotPasswordStepForm } from './ForgotPasswordStepForm.tsx'
import styles from './LoginModal.module.css'
import { useAuthActor } from './use-auth-actor.ts'

const machine = forgotPasswordMachine.provide({
  actors: {
    sendCode: fromPromise(({ input }: { input: { email: string } }) => call(sendCodeRoute, input)),
    verifyCode: fromPromise(({ input }: { input: { token: string; code: string } }) =>
      call(verifyCodeRoute, input),
    ),
    setPassword: fromPromise(({ input }: { input: { token: string; newPassword: string } }) =>
      call(newPasswordRoute, input),
    ),
  },
})

const toasts: Readonly<Record<ForgotPasswordStep, TextKey>> = {
  'code-sent': 'account.forgot.codeSent',
  'code-verified': 'account.forgot.codeVerified',
  'password-reset': 'account.forgot.passwordReset',
}

const steps = ['email', 'code', 'password'] as const

/** The state in which a step waits for the server. */
const busyState = { email: 'sendingCode', code: 'verifyingCode', password: 'settingPassword' } as const

/** Tab 2 of the login modal: email, code, new password; then back to the login tab (spec 4). */
export function ForgotPasswordForm() {
  const t = useT()
  const actor = useAuthActor()
  const toLogin = () => actor.send({ type: 'modal.tab', tab: loginTabs.login })
  const [snapshot, send] = useMachine(
    machine.provide({
      actions: {
        reached: (_, { step }: { step: ForgotPasswordStep }) => {
          showToast({ kind: 'success', text: t(toasts[step]) })
          if (step === 'password-reset') toLogin()
        },
      },
    }),
  )
  const isBusy = !steps.some((step) => snapshot.matches(step))
  const current = steps.findIndex((step) => snapshot.matches(step) || snapshot.matches(busyState[step]))
  return (
    <div className={styles.form}>
      <span className={styles.start}>
        <Button kind="link" size="small" icon={<ArrowLeftIcon weight="bold" />} onClick={toLogin}>
          {t('account.forgot.back')}
        </Button>
      </span>
      <div className={styles.title} aria-hidden="true">
        {t('account.forgot.title')}
      </div>
      <ol className={styles.steps} aria-label={t('account.forgot.steps.label')}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index <= current ? styles.on : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {t(`account.forgot.steps.${step}`)}
          </li>
        ))}
      </ol>
      <ForgotPasswordStepForm
        key={steps[current]}
        step={steps[current] ?? 'email'}
        email={snapshot.context.email}
        isBusy={isBusy}
        error={snapshot.context.error}
        onSend={send}
      />
      <p className={styles.center}>
        <Button kind="link" size="small" onClick={toLogin}>
          {t('account.forgot.signIn')}
        </Button>
      </p>
    </div>
  )
}
