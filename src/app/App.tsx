import { useLocation, useRoutes } from 'react-router-dom'
import { ToastSlot } from '../ui/ToastSlot.tsx'
import { routes } from './routes.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** The whole app below the router. */
export function App() {
  const { pathname } = useLocation()
  return (
    <ScreenBoundary of={pathname}>
      {useRoutes(routes)}
      <ToastSlot />
    </ScreenBoundary>
  )
}
