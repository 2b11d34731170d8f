import { PanoramaIcon } from '@phosphor-icons/react/dist/csr/Panorama'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useT } from '../i18n/use-t.ts'
import { withWords } from '../i18n/with-words.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EggLoader } from '../ui/EggLoader.tsx'
import { isTouched } from '../ui/is-touched.ts'
import { useXrSupport } from '../workspace/frame/use-xr-support.ts'
import styles from './PlayScreen.module.css'
import { PlayPage } from './play/PlayPage.tsx'

const playStage = () => import('./play/PlayStage.tsx')
const PlayStage = lazy(async () => ({ default: (await playStage()).PlayStage }))
const LinkModal = lazy(async () => ({
  default: (await withWords('people', import('../publish/LinkModal.tsx'))).LinkModal,
}))

/** As somebody types it into the browser of a headset. */
const playAddress = (code: string): string => `${window.location.host}/play/${code.toLowerCase()}`

/** `/play/{code}`: the player alone, for links, codes and embedding. Reads no login. */
export default function PlayScreen() {
  const t = useT()
  const { code = '' } = useParams()
  const [isPlaying, setPlaying] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const support = useXrSupport()
  // What plays is large: the front does not wait for it, and it is here by the time that somebody presses. If it does not come, it is asked for again then.
  useEffect(() => void playStage().catch(() => undefined), [])
  return (
    <PlayPage code={code} label={({ displayName }) => t('site.project.world', { project: displayName })}>
      {({ displayName, username, thumbnail, panorama, snapshot }) => (
        <>
          <title>{t('site.play.documentTitle', { project: displayName })}</title>
          {isPlaying ? (
            <Suspense fallback={<EggLoader text={t('site.play.loading')} />}>
              <PlayStage snapshot={snapshot} name={displayName} poster={thumbnail} />
            </Suspense>
          ) : (
            <>
              <img className={styles.poster} src={thumbnail} alt="" />
              <div className={styles.front}>
                <div className={styles.words}>
                  <h1>{t('site.play.madeBy', { project: displayName, username })}</h1>
                  {isTouched() ? null : <p>{t('site.project.howToWalk')}</p>}
                  <p className={styles.turn}>{t('site.play.turn')}</p>
                  {support ? <p>{t(`site.play.vr.${support.vr}`, { address: playAddress(code) })}</p> : null}
                </div>
                <Button
                  kind="go"
                  size="big"
                  icon={<PlayIcon weight="fill" />}
                  onClick={() => setPlaying(true)}
                >
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
        </>
      )}
    </PlayPage>
  )
}
