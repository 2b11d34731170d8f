import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useAuthActor } from './use-auth-actor.ts'

const LoginModal = lazy(async () => ({ default: (await import('./LoginModal.tsx')).LoginModal }))

/** Where the login modal appears; its code comes when it is first opened. */
export function LoginModalSlot() {
  const actor = useAuthActor()
  const tab = useSelector(actor, ({ context }) => context.tab)
  return tab === null ? null : (
    <Suspense>
      <LoginModal tab={tab} />
    </Suspense>
  )
}
