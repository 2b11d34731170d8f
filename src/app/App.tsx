import { useRoutes } from 'react-router-dom'
import { ToastHost } from '../ui/ToastHost.tsx'
import { routes } from './routes.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** The whole app below the router. */
export function App() {
  return (
    <ScreenBoundary>
      {useRoutes(routes)}
      <ToastHost />
    </ScreenBoundary>
  )
}
