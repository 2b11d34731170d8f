import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterLogin } from '../../../machines/auth/after-login.ts'
import { isErrorCode } from '../../../protocol/errors/catalogue.ts'
import { SocialOutcome } from '../../../protocol/http/social.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useAuth } from '../use-auth.ts'

/**
 * Tells how a sign-in by the provider ended, as the address says it (`?social=…&because=…`), takes that out of the address, and leads
 * where any login leads. Mount it when the address says so.
 */
export function SocialNews() {
  const t = useT()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { user, isRestored, openLogin } = useAuth()

  const tell = useEffectEvent(() => {
    const query = new URLSearchParams(search)
    const outcome = SocialOutcome.safeParse(query.get('social'))
    const because = query.get('because')
    query.delete('social')
    query.delete('because')
    const rest = query.size > 0 ? `?${query}` : ''
    if (!outcome.success || outcome.data === 'failed' || !user) {
      const code = isErrorCode(because) ? because : 'account.social-failed'
      showToast({ kind: 'error', text: errorText(code) })
      if (code === 'account.social-email-missing') openLogin({ tab: 'signup' })
      navigate(pathname + rest, { replace: true })
      return
    }
    showToast({ kind: 'success', text: t(`account.social.toast.${outcome.data}`) })
    const next = afterLogin({
      path: pathname,
      search: rest,
      isPublishPending: false,
      loadedProject: null,
      username: user.username,
    })
    navigate(next.kind === 'go' ? next.to : pathname + rest, { replace: true })
  })
  useEffect(() => {
    if (isRestored) tell()
  }, [isRestored])
  return null
}
