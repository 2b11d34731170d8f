import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { useAuth } from '../../account/use-auth.ts'
import { call } from '../../client/http/call.ts'
import { playRoute } from '../../client/http/publish-routes.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useClone } from './use-clone.ts'

/**
 * Opens a copy of a published project to build on: on the shelf of whoever is logged in, in this browser for a visitor. One that shows files of
 * its maker needs an account, so a visitor is asked to log in.
 */
export function useRemix({ _id, published }: Pick<ProjectSummary, '_id' | 'published'>): {
  readonly remix: () => void
  readonly isRemixing: boolean
} {
  const t = useT()
  const navigate = useNavigate()
  const { user, openLogin } = useAuth()
  const { clone, isCloning } = useClone(_id)
  const [isBeginning, setBeginning] = useState(false)

  const begin = async (code: string) => {
    setBeginning(true)
    const [answer, { beginRemix }] = await Promise.all([
      call(playRoute, { code }),
      import('../../client/project-place/begin-remix.ts'),
    ])
    const begun = answer.ok
      ? await beginRemix({ projectId: _id, snapshot: answer.data.snapshot })
      : ({ ok: false, why: 'failed' } as const)
    setBeginning(false)
    if (begun.ok) {
      await navigate(begun.path)
      showToast({ kind: 'success', text: t('world.remixed') })
    } else if (begun.why === 'has-files') {
      showToast({ kind: 'success', text: t('world.remixWithFiles') })
      openLogin()
    } else showToast({ kind: 'error', text: t('world.remixFailed') })
  }
  return {
    remix: () => (user || !published ? clone() : void begin(published.playCode)),
    isRemixing: isCloning || isBeginning,
  }
}
