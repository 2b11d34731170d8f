import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { withWords } from '../i18n/with-words.ts'
import { useAuthActor } from './use-auth-actor.ts'

const LoginModal = lazy(async () => ({
  default: (await withWords('people', import('./LoginModal.tsx'))).LoginModal,
}))

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
