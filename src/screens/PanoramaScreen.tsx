import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { useParams } from 'react-router-dom'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FullScreenButton } from '../ui/FullScreenButton.tsx'
import styles from './panorama/Panorama.module.css'
import { PanoramaStage } from './panorama/PanoramaStage.tsx'
import { PlayPage } from './play/PlayPage.tsx'

/** `/play/{code}/360`: all that is around where a published world begins, as a picture. Reads no login. */
export default function PanoramaScreen() {
  const t = useT()
  const { code = '' } = useParams()
  const play = (playCode: string) => (
    <ButtonLink kind="go" to={`/play/${playCode}`} icon={<PlayIcon weight="fill" />}>
      {t('world.panorama.play')}
    </ButtonLink>
  )
  return (
    <PlayPage code={code}>
      {({ displayName: project, username, panorama, playCode }) => (
        <>
          <title>{t('world.panorama.documentTitle', { project })}</title>
          {panorama === null ? (
            <EmptyState
              level={1}
              title={t('world.panorama.noneTitle')}
              text={t('world.panorama.noneText')}
              action={play(playCode)}
            />
          ) : (
            <section className={styles.stage}>
              <div className={styles.picture}>
                <PanoramaStage path={panorama} project={project} />
              </div>
              <div className={styles.head}>
                <h1>{t('world.panorama.title', { project, username })}</h1>
                {play(playCode)}
              </div>
              <FullScreenButton />
            </section>
          )}
        </>
      )}
    </PlayPage>
  )
}
