import { useSelector } from '@xstate/react'
import { use } from 'react'
import { useAuth } from '../../account/use-auth.ts'
import { useSession } from '../session-context.ts'
import { BrowsedList } from './browsed-list.ts'
import { libraryOf } from './library.ts'

/** The files of who is here, and what is known of them now: by `actor`, the list that is shown here. */
export function useLibrary() {
  const session = useSession()
  const { user } = useAuth()
  const library = libraryOf(session, user?.username ?? null)
  const actor = use(BrowsedList) ?? library.actor
  const snapshot = useSelector(actor, (state) => state)
  return { library, actor, context: snapshot.context, isLoading: snapshot.matches('loading') }
}
