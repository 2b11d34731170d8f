import type { ReactNode } from 'react'
import type { PlayAnswer } from '../../../protocol/http/publish.ts'
import { playRoute } from '../../client/http/publish-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EggLoader } from '../../ui/EggLoader.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useTheme } from '../../ui/use-theme.ts'
import styles from './PlayPage.module.css'

interface PlayPageProps {
  /** As somebody typed it. */
  readonly code: string
  /** What the page is called, where its content does not say it. */
  readonly label?: (world: PlayAnswer) => string
  readonly children: (world: PlayAnswer) => ReactNode
}

/** A page about the world that has a play code, without a login: it says that it is on its way, or why it does not come. */
export function PlayPage({ code, label, children }: PlayPageProps) {
  const t = useT()
  const errorText = useErrorText()
  const answer = useCall(playRoute, { code: code.toLowerCase() })
  useTheme('dark')
  const isMissing = answer?.ok === false && answer.error.code === 'project.not-published'
  return (
    <main className={styles.screen} aria-label={answer?.ok ? label?.(answer.data) : undefined}>
      {answer ? null : <EggLoader text={t('site.play.loading')} />}
      {answer?.ok === false ? (
        <EmptyState
          level={1}
          title={isMissing ? t('site.play.missingTitle') : t('site.screenFailed.title')}
          text={isMissing ? t('site.play.missingText') : errorText(answer.error.code)}
          action={<ButtonLink to="/">{t('site.play.home')}</ButtonLink>}
        />
      ) : null}
      {answer?.ok ? children(answer.data) : null}
    </main>
  )
}
