import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../account/use-auth.ts'
import { call } from '../../client/http/call.ts'
import { cloneProjectRoute } from '../../client/http/project-routes.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'

/** Copies a project to the shelf of the person and opens the copy; a visitor is asked to log in first. */
export function useClone(projectId: string): { readonly clone: () => void; readonly isCloning: boolean } {
  const t = useT()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { user, openLogin } = useAuth()
  const [isCloning, setCloning] = useState(false)
  // One press makes one copy, even when its answer was lost and the button is pressed again.
  const originKey = useRef<string>(null)

  const clone = async () => {
    setCloning(true)
    originKey.current ??= crypto.randomUUID()
    const result = await call(cloneProjectRoute, { projectId, originKey: originKey.current })
    setCloning(false)
    if (!result.ok) {
      if (result.error.code === 'account.login-needed') openLogin()
      else showToast({ kind: 'error', text: errorText(result.error.code) })
      return
    }
    originKey.current = null
    const { username, name } = result.data.project
    showToast({ kind: 'success', text: t('site.project.cloned') })
    navigate(`/${username}/${name}`)
  }
  return { clone: () => (user ? void clone() : openLogin()), isCloning }
}
