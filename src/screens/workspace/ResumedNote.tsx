import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OpenProject } from '../../client/project-place/open-project.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'

/** Says once that a bare address went on with this browser's last project, and offers a new one. */
export function ResumedNote({ project }: { readonly project: OpenProject }) {
  const t = useT()
  const navigate = useNavigate()
  const tell = useEffectEvent(() =>
    showToast({
      kind: 'plain',
      text: t('place.resumed'),
      action: {
        text: t('place.startAnew'),
        onPress: () => navigate(project.startedAt, { state: { fresh: true } }),
      },
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each project
  useEffect(() => tell(), [project])
  return null
}
