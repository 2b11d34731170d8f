import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { loginTabs } from '../../../machines/auth/auth-machine.ts'
import {
  passwordResetMachine,
  type ResetStep,
} from '../../../machines/password-reset/password-reset-machine.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import styles from '../LoginModal.module.css'
import { useAuthActor } from '../use-auth-actor.ts'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { forgetStep, keepStep, keptStep } from './kept-step.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { resetCalls } from './reset-calls.ts'

const actors = {
  sendCode: fromPromise(resetCalls.sendCode),
  verifyCode: fromPromise(resetCalls.verifyCode),
  resetPassword: fromPromise(resetCalls.resetPassword),
}

/** The machine where this tab has left it. */
function snapshotOf(kept: ReturnType<typeof keptStep>) {
  if (!kept) return undefined
  const { email, tokenId } = kept
  return passwordResetMachine.resolveState({ value: 'code', context: { email, tokenId, error: null } })
}

/** Tab 2 of the login modal: email, code, new password, then back to the login (spec 4). */
export function ForgotPassword() {
  const t = useT()
  const auth = useAuthActor()
  const toLogin = () => auth.send({ type: 'modal.tab', tab: loginTabs.login })
  const [begun] = useState(() => snapshotOf(keptStep()))
  const [snapshot, send] = useMachine(
    passwordResetMachine.provide({
      actors,
      actions: {
        announce: ({ context: { email, tokenId } }, step: ResetStep) => {
          showToast({ kind: 'success', text: t(`account.forgot.toast.${step}`) })
          if (step === 'sent') keepStep({ email, tokenId })
          else forgetStep()
          if (step === 'reset') toLogin()
        },
      },
    }),
    begun && { snapshot: begun },
  )
  // Whoever opens this form anew may be somebody else.
  useEffect(() => forgetStep, [])
  const goBack = () => {
    if (!snapshot.can({ type: 'back' })) return toLogin()
    forgetStep()
    send({ type: 'back' })
  }
  const { email, error } = snapshot.context
  const isAtEmail = snapshot.matches('email') || snapshot.matches('sendingCode')
  const isAtCode = snapshot.matches('code') || snapshot.matches('verifyingCode')
  return (
    <div className={styles.form}>
      <div className={styles.title} aria-hidden="true">
        {t('account.forgot.title')}
      </div>
      {isAtEmail ? (
        <EmailForm
          email={email}
          error={error}
          isBusy={snapshot.matches('sendingCode')}
          onSend={(given) => send({ type: 'email.send', email: given })}
        />
      ) : isAtCode ? (
        <CodeForm
          email={email}
          error={error}
          isBusy={snapshot.matches('verifyingCode')}
          onSend={(code) => send({ type: 'code.verify', code })}
        />
      ) : (
        <NewPasswordForm
          email={email}
          error={error}
          isBusy={snapshot.matches('resettingPassword')}
          onSend={(newPassword) => send({ type: 'password.save', newPassword })}
        />
      )}
      <div className={styles.ways}>
        <Button kind="ghost" size="small" onClick={goBack}>
          {t('account.forgot.back')}
        </Button>
        <span>
          {t('account.forgot.remembered')}{' '}
          <Button kind="link" size="small" onClick={toLogin}>
            {t('account.forgot.signIn')}
          </Button>
        </span>
      </div>
    </div>
  )
}
