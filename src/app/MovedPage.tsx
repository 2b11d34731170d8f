import { Navigate, useLocation } from 'react-router-dom'

/** An address that lives elsewhere now: leads there with its query and leaves no trace in the browser's history. */
export function MovedPage({ to }: { readonly to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}
