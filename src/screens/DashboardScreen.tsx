import { Navigate } from 'react-router-dom'
import { useAuth } from '../account/use-auth.ts'
import { HeaderSkeleton } from '../app/HeaderSkeleton.tsx'
import { DashboardPage } from './dashboard/DashboardPage.tsx'

/** `/dashboard`: home of a logged-in person; a visitor's is the landing page. */
export default function DashboardScreen() {
  const { user, isRestored } = useAuth()
  if (!isRestored) return <HeaderSkeleton />
  return user ? <DashboardPage key={user._id} user={user} /> : <Navigate to="/" replace />
}
