import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProjectId } from '../../../model/ids.ts'
import { useAuth } from '../../account/use-auth.ts'
import { needWords } from '../../i18n/i18n.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useClone } from './use-clone.ts'

interface Remixed {
  readonly projectId: string
  /** Under which it is published; `null` when it is not, or when the live project is meant. */
  readonly playCode: string | null
}

/**
 * Opens a copy of a published project to build on: on the shelf of whoever is logged in, in this browser for a visitor. One that shows files of
 * its maker needs an account, so a visitor is asked to log in.
 */
export function useRemix({ projectId, playCode }: Remixed): {
  readonly remix: () => void
  readonly isRemixing: boolean
} {
  const t = useT()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { user, openLogin } = useAuth()
  const { clone, isCloning } = useClone(projectId)
  const [isBeginning, setBeginning] = useState(false)

  const begin = async (code: string) => {
    setBeginning(true)
    // The workshop, where one may remix as well, opens without them: without a network they do not come.
    const parts = await Promise.all([
      import('../../client/project-place/begin-remix.ts'),
      needWords('people'),
    ]).catch(() => null)
    const begun = await parts?.[0].beginRemix({ projectId: ProjectId.parse(projectId), playCode: code })
    setBeginning(false)
    if (!begun) showToast({ kind: 'error', text: errorText('general.offline') })
    else if (begun.ok) {
      await navigate(begun.path)
      showToast({ kind: 'success', text: t('world.remixed') })
    } else if (begun.why === 'has-files') {
      showToast({ kind: 'success', text: t('world.remixWithFiles') })
      openLogin()
    } else showToast({ kind: 'error', text: t('world.remixFailed') })
  }
  return {
    remix: () => (user || playCode === null ? clone() : void begin(playCode)),
    isRemixing: isCloning || isBeginning,
  }
}
