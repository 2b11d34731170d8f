import { use } from 'react'
import { type AuthActor, AuthContext } from './auth-context.ts'

/** The auth machine's actor. A component outside `AuthProvider` (the play page) must not ask for it. */
export function useAuthActor(): AuthActor {
  const actor = use(AuthContext)
  if (!actor) throw new Error('useAuthActor outside AuthProvider')
  return actor
}
