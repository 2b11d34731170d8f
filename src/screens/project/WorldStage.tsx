import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EggLoader } from '../../ui/EggLoader.tsx'
import styles from './WorldStage.module.css'

const PublishedWorld = lazy(async () => ({ default: (await import('./PublishedWorld.tsx')).PublishedWorld }))

interface WorldStageProps {
  readonly code: string
  readonly poster: string
  readonly name: string
}

/** A published world: its picture until somebody presses Play, then the world itself, running. */
export function WorldStage({ code, poster, name }: WorldStageProps) {
  const t = useT()
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) {
    return (
      <section className={styles.stage} aria-label={t('site.project.world', { project: name })}>
        <Suspense
          fallback={
            <div className={styles.loading}>
              <EggLoader text={t('site.play.loading')} />
            </div>
          }
        >
          <PublishedWorld code={code} name={name} />
        </Suspense>
      </section>
    )
  }
  return (
    <section className={styles.stage} aria-label={t('site.project.world', { project: name })}>
      <img className={styles.poster} src={poster} alt="" />
      <div className={styles.bar}>
        <Button kind="go" size="big" icon={<PlayIcon weight="fill" />} onClick={() => setPlaying(true)}>
          {t('site.project.play')}
        </Button>
        <span className={styles.hint}>{t('site.project.howToWalk')}</span>
      </div>
    </section>
  )
}
