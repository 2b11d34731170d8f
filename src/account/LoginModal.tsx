import { type LoginTab, loginTabs } from '../../machines/auth/auth-machine.ts'
import { heroPicture } from '../assets/landing-pictures.ts'
import type { TextKey } from '../i18n/use-t.ts'
import { useT } from '../i18n/use-t.ts'
import { Modal } from '../ui/Modal.tsx'
import { ForgotPassword } from './forgot/ForgotPassword.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginModal.module.css'
import { SignUpForm } from './SignUpForm.tsx'
import { useAuthActor } from './use-auth-actor.ts'

const looks = {
  [loginTabs.login]: { title: 'account.login.title', note: 'account.login.note', Form: LoginForm },
  [loginTabs.signup]: { title: 'account.signup.title', note: 'account.signup.note', Form: SignUpForm },
  [loginTabs.forgot]: { title: 'account.forgot.title', note: 'account.forgot.note', Form: ForgotPassword },
} as const satisfies Record<LoginTab, { title: TextKey; note: TextKey; Form: () => React.ReactNode }>

/** Login, sign-up and forgotten password (spec 2): at most 815 px wide, one of three tabs, the picture at the left. */
export function LoginModal({ tab }: { readonly tab: LoginTab }) {
  const t = useT()
  const actor = useAuthActor()
  const { title, note, Form } = looks[tab]
  return (
    <Modal title={t(title)} isOpen onClose={() => actor.send({ type: 'modal.close' })} size="wide" isBare>
      <div className={styles.modal}>
        <div className={styles.art}>
          <img src={heroPicture} alt="" />
          <p>{t(note)}</p>
        </div>
        <Form />
      </div>
    </Modal>
  )
}
