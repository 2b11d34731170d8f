import { useActorRef, useSelector } from '@xstate/react'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { afterLogin } from '../../machines/auth/after-login.ts'
import type { AuthError } from '../../machines/auth/auth-error.ts'
import { authMachine, type LoggedIn } from '../../machines/auth/auth-machine.ts'
import type { LoginRequest, SignUpRequest } from '../../protocol/http/account.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { AuthContext } from './auth-context.ts'
import { followOtherTabs } from './follow-other-tabs.ts'
import { restoreLogin } from './restore-login.ts'

const calls = async () => (await import('./auth-calls.ts')).authCalls

const news = async () => import('./account-news.ts')

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
          void news().then(({ sayWelcome }) => sayWelcome(by, user, t))
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
        changedElsewhere: async () => (await news()).sayChangedElsewhere(t),
        logoutFailed: async (_, { code }: AuthError) => (await news()).sayLogoutFailed(code, locale),
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
