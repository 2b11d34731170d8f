import { playRoute } from '../../client/http/publish-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { EggLoader } from '../../ui/EggLoader.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PlayFrame } from '../../workspace/frame/PlayFrame.tsx'

/** The world behind a play code, running; asks the server for its snapshot. */
export function PublishedWorld({ code, name }: { readonly code: string; readonly name: string }) {
  const t = useT()
  const errorText = useErrorText()
  const answer = useCall(playRoute, { code })
  if (!answer) return <EggLoader text={t('site.play.loading')} />
  if (!answer.ok)
    return <EmptyState level={2} title={t('site.screenFailed.title')} text={errorText(answer.error.code)} />
  const { snapshot, thumbnail } = answer.data
  return <PlayFrame snapshot={snapshot} name={name} poster={thumbnail} />
}
