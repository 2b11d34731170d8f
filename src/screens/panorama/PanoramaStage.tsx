import { useEffect, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EggLoader } from '../../ui/EggLoader.tsx'
import { loadPicture } from './load-picture.ts'
import styles from './Panorama.module.css'
import { PanoramaView } from './PanoramaView.tsx'

interface PanoramaStageProps {
  /** Path of the picture on this site. */
  readonly path: string
  readonly project: string
}

/** Fetches a picture of all that is around and shows it; says so when it does not come. */
export function PanoramaStage({ path, project }: PanoramaStageProps) {
  const t = useT()
  const [attempt, setAttempt] = useState(1)
  const [picture, setPicture] = useState<HTMLImageElement | 'lost' | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches anew
  useEffect(() => {
    let isWanted = true
    setPicture(null)
    void loadPicture(path).then((loaded) => {
      if (isWanted) setPicture(loaded ?? 'lost')
    })
    return () => {
      isWanted = false
    }
  }, [path, attempt])

  if (picture === null) return <EggLoader text={t('site.play.loading')} />
  if (picture === 'lost')
    return (
      <div className={styles.lost} role="alert">
        <p>{t('world.panorama.lost')}</p>
        <Button kind="go" onClick={() => setAttempt(attempt + 1)}>
          {t('world.panorama.again')}
        </Button>
      </div>
    )
  return <PanoramaView picture={picture} project={project} />
}
