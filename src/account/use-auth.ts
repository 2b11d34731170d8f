import { useSelector } from '@xstate/react'
import { loginTabs } from '../../machines/auth/auth-machine.ts'
import type { User } from '../../protocol/http/account.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { useAuthActor } from './use-auth-actor.ts'

interface Auth {
  /** Who is logged in; `null` for a visitor, and until `isRestored`. */
  readonly user: User | null
  /** False only while the page's first look at the login is under way. */
  readonly isRestored: boolean
  /** Opens the login modal; with `isPublishPending` the login is followed by `usePublishAfterLogin`. */
  openLogin(options?: { readonly tab?: keyof typeof loginTabs; readonly isPublishPending?: boolean }): void
  logOut(): void
}

/** Who is here, and the ways to change that. */
export function useAuth(): Auth {
  const actor = useAuthActor()
  const isAlive = useIsAlive()
  const user = useSelector(actor, ({ context }) => (isAlive ? context.user : null))
  const isRestored = useSelector(actor, (snapshot) => isAlive && !snapshot.matches('restoring'))
  return {
    user,
    isRestored,
    openLogin: ({ tab = 'login', isPublishPending = false } = {}) =>
      actor.send({ type: 'modal.open', tab: loginTabs[tab], isPublishPending }),
    logOut: () => actor.send({ type: 'logout' }),
  }
}
