import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { useParams } from 'react-router-dom'
import { playRoute } from '../client/http/publish-routes.ts'
import { useCall } from '../client/http/use-call.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EggLoader } from '../ui/EggLoader.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FullScreenButton } from '../ui/FullScreenButton.tsx'
import { useTheme } from '../ui/use-theme.ts'
import styles from './panorama/Panorama.module.css'
import { PanoramaStage } from './panorama/PanoramaStage.tsx'

/** `/play/{code}/360`: all that is around where a published world begins, as a picture. Reads no login. */
export default function PanoramaScreen() {
  const t = useT()
  const errorText = useErrorText()
  const { code = '' } = useParams()
  const answer = useCall(playRoute, { code: code.toLowerCase() })
  useTheme('dark')
  if (!answer)
    return (
      <main className={styles.screen}>
        <EggLoader text={t('site.play.loading')} />
      </main>
    )
  if (!answer.ok) {
    const isMissing = answer.error.code === 'project.not-published'
    return (
      <main className={styles.screen}>
        <EmptyState
          title={isMissing ? t('site.play.missingTitle') : t('site.screenFailed.title')}
          text={isMissing ? t('site.play.missingText') : errorText(answer.error.code)}
          action={<ButtonLink to="/">{t('site.play.home')}</ButtonLink>}
        />
      </main>
    )
  }
  const { displayName: project, username, panorama, playCode } = answer.data
  const play = (
    <ButtonLink kind="go" to={`/play/${playCode}`} icon={<PlayIcon weight="fill" />}>
      {t('world.panorama.play')}
    </ButtonLink>
  )
  return (
    <main className={styles.screen}>
      <title>{t('world.panorama.documentTitle', { project })}</title>
      {panorama === null ? (
        <EmptyState title={t('world.panorama.noneTitle')} text={t('world.panorama.noneText')} action={play} />
      ) : (
        <section className={styles.stage}>
          <div className={styles.picture}>
            <PanoramaStage path={panorama} project={project} />
          </div>
          <div className={styles.head}>
            <h1>{t('world.panorama.title', { project, username })}</h1>
            {play}
          </div>
          <FullScreenButton />
        </section>
      )}
    </main>
  )
}
