import { useNavigate } from 'react-router-dom'
import { call } from '../../client/http/call.ts'
import { communityRoute } from '../../client/http/community-routes.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { showToast } from '../../ui/show-toast.tsx'

/** The server counts pages up to here. */
const mostPages = 1_000

/** Leads to any published world. */
export function useSurprise(): () => void {
  const navigate = useNavigate()
  const errorText = useErrorText()
  const lead = async () => {
    const first = await call(communityRoute, { limit: 1 })
    if (!first.ok) return showToast({ kind: 'error', text: errorText(first.error.code) })
    const page = 1 + Math.floor(Math.random() * Math.min(first.data.count, mostPages))
    const chosen = page > 1 ? await call(communityRoute, { limit: 1, page }) : first
    const [project] = chosen.ok ? chosen.data.projects : first.data.projects
    if (project) navigate(`/${project.username}/projects/${project.name}`)
  }
  return () => void lead()
}
