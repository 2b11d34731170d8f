import { PanoramaIcon } from '@phosphor-icons/react/dist/csr/Panorama'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { playRoute } from '../client/http/publish-routes.ts'
import { useCall } from '../client/http/use-call.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { withWords } from '../i18n/with-words.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EggLoader } from '../ui/EggLoader.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FullScreenButton } from '../ui/FullScreenButton.tsx'
import { isTouched } from '../ui/is-touched.ts'
import { useTheme } from '../ui/use-theme.ts'
import { PlayFrame } from '../workspace/frame/PlayFrame.tsx'
import styles from './PlayScreen.module.css'
import { useXrSupport } from './project/use-xr-support.ts'

const LinkModal = lazy(async () => ({
  default: (await withWords('people', import('../publish/LinkModal.tsx'))).LinkModal,
}))

/** As somebody types it into the browser of a headset. */
const playAddress = (code: string): string => `${window.location.host}/play/${code.toLowerCase()}`

/** `/play/{code}`: the player alone, for links, codes and embedding. Reads no login. */
export default function PlayScreen() {
  const t = useT()
  const errorText = useErrorText()
  const { code = '' } = useParams()
  const answer = useCall(playRoute, { code: code.toLowerCase() })
  const [isPlaying, setPlaying] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const support = useXrSupport()
  useTheme('dark')
  if (!answer) {
    return (
      <main className={styles.screen}>
        <EggLoader text={t('site.play.loading')} />
      </main>
    )
  }
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
  const { displayName, username, thumbnail, panorama, snapshot } = answer.data
  return (
    <main className={styles.screen} aria-label={t('site.project.world', { project: displayName })}>
      <title>{t('site.play.documentTitle', { project: displayName })}</title>
      {isPlaying ? (
        <section className={styles.stage} aria-label={t('site.project.play')}>
          <PlayFrame snapshot={snapshot} />
          <FullScreenButton />
        </section>
      ) : (
        <>
          <img className={styles.poster} src={thumbnail} alt="" />
          <div className={styles.front}>
            <div className={styles.words}>
              <h1>{t('site.play.madeBy', { project: displayName, username })}</h1>
              {isTouched() ? null : <p>{t('site.project.howToWalk')}</p>}
              {support ? (
                <p>
                  {support.isVr ? t('site.play.vr') : t('site.play.noVr', { address: playAddress(code) })}
                </p>
              ) : null}
            </div>
            <Button kind="go" size="big" icon={<PlayIcon weight="fill" />} onClick={() => setPlaying(true)}>
              {t('site.project.play')}
            </Button>
            <Button size="big" icon={<ShareNetworkIcon weight="bold" />} onClick={() => setSharing(true)}>
              {t('site.project.share')}
            </Button>
            {panorama === null ? null : (
              <ButtonLink size="big" to={`/play/${code}/360`} icon={<PanoramaIcon weight="bold" />}>
                {t('site.play.around')}
              </ButtonLink>
            )}
          </div>
          <Suspense>
            {isSharing ? (
              <LinkModal
                isOpen
                onClose={() => setSharing(false)}
                path={`/play/${code.toLowerCase()}`}
                name={displayName}
              />
            ) : null}
          </Suspense>
        </>
      )}
    </main>
  )
}
