import { Navigate } from 'react-router-dom'
import { useAuth } from '../account/use-auth.ts'
import { HeaderSkeleton } from './HeaderSkeleton.tsx'

/** `/dashboard`: home of a logged-in person, which is the shelf of their projects; a visitor's is the landing page. */
export function DashboardHome() {
  const { user, isRestored } = useAuth()
  if (!isRestored) return <HeaderSkeleton />
  return <Navigate to={user ? `/${user.username}` : '/'} replace />
}
