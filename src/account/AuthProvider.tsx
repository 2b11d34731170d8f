import { useActorRef, useSelector } from '@xstate/react'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { afterLogin } from '../../machines/auth/after-login.ts'
import type { AuthError } from '../../machines/auth/auth-error.ts'
import { authMachine, type LoggedIn } from '../../machines/auth/auth-machine.ts'
import type { LoginRequest, SignUpRequest } from '../../protocol/http/account.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import type { ToastMessage } from '../ui/toast-message.ts'
import { AuthContext } from './auth-context.ts'
import { followOtherTabs } from './follow-other-tabs.ts'
import { restoreLogin } from './restore-login.ts'

const calls = async () => (await import('./auth-calls.ts')).authCalls

const say = async (message: ToastMessage) => (await import('../ui/show-toast.tsx')).showToast(message)

const actors = {
  restore: fromPromise(restoreLogin),
  login: fromPromise(async ({ input }: { input: LoginRequest }) => (await calls()).login(input)),
  signup: fromPromise(async ({ input }: { input: SignUpRequest }) => (await calls()).signup(input)),
  logout: fromPromise(async () => (await calls()).logout()),
}

/**
 * Runs the auth machine for the app and does around it what spec 2 and 4 ask: toasts and redirects. When another tab took the login away, all that
 * was begun for who was here is dropped: it must not go into somebody else's account.
 */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const actor = useActorRef(
    authMachine.provide({
      actors,
      actions: {
        loggedIn: (_, { by, user, isPublishPending, loadedProject }: LoggedIn) => {
          void say({
            kind: 'success',
            text:
              by === 'login' ? t('account.login.success') : t('account.signup.success', { name: user.name }),
          })
          const next = afterLogin({
            path: pathname,
            search,
            isPublishPending,
            loadedProject,
            username: user.username,
          })
          if (next.kind === 'go') navigate(next.to)
        },
        loggedOut: () => {
          if (pathname === '/myprojects') navigate('/community')
        },
        changedElsewhere: () => {
          void say({ kind: 'plain', text: t('account.changedElsewhere'), isLong: true })
        },
        logoutFailed: async (_, { code }: AuthError) => {
          const { errorText } = await import('../i18n/error-text.ts')
          await say({ kind: 'error', text: errorText(code, locale) })
        },
      },
    }),
  )
  useEffect(() => followOtherTabs(actor), [actor])
  const turn = useSelector(actor, ({ context }) => context.turn)
  return (
    <AuthContext value={actor}>
      <Fragment key={turn}>{children}</Fragment>
    </AuthContext>
  )
}
