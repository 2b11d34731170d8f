import { useSelector } from '@xstate/react'
import { useAuth } from '../../account/use-auth.ts'
import { useSession } from '../session-context.ts'
import { libraryOf } from './library.ts'

/** The files of who is here, and what is known of them now. */
export function useLibrary() {
  const session = useSession()
  const { user } = useAuth()
  const library = libraryOf(session, user?.username ?? null)
  const snapshot = useSelector(library.actor, (state) => state)
  return { library, context: snapshot.context, isLoading: snapshot.matches('loading') }
}
