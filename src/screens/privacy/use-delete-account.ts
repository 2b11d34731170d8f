import { useState } from 'react'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import type { DeleteAccountRequest } from '../../../protocol/http/account.ts'
import { useAuth } from '../../account/use-auth.ts'
import { deleteAccountRoute } from '../../client/http/account-routes.ts'
import { call } from '../../client/http/call.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'

interface DeleteAccount {
  readonly remove: (request: DeleteAccountRequest) => void
  readonly isDeleting: boolean
  /** Why the last try did not work. */
  readonly error: ErrorCode | null
}

/** Ends the account of who is logged in, says so and logs this page out; `onDone` comes before that. */
export function useDeleteAccount(onDone: () => void): DeleteAccount {
  const t = useT()
  const { logOut } = useAuth()
  const [isDeleting, setDeleting] = useState(false)
  const [error, setError] = useState<ErrorCode | null>(null)
  const remove = async (request: DeleteAccountRequest) => {
    setDeleting(true)
    setError(null)
    const answer = await call(deleteAccountRoute, request)
    setDeleting(false)
    if (!answer.ok) {
      setError(answer.error.code)
      return
    }
    onDone()
    showToast({ kind: 'success', text: t('privacy.deletion.done') })
    logOut()
  }
  return { remove: (request) => void remove(request), isDeleting, error }
}
