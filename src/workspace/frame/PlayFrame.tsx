import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { useEffect, useRef, useState } from 'react'
import type { Project } from '../../../model/project/project.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EggLoader } from '../../ui/EggLoader.tsx'
import styles from './PlayFrame.module.css'
import { type PlayStatus, startPlay } from './start-play.ts'

interface PlayFrameProps {
  /** The world; see `projectOfBytes`. */
  readonly project: Project
  readonly title: string
  /** Shown until it plays. */
  readonly poster?: string
}

/** A world that plays after a press on Run, and nothing else of the workspace. Fills its box. */
export function PlayFrame({ project, title, poster }: PlayFrameProps) {
  const t = useT()
  const locale = useLocale()
  /** Which start this is; 0 = none yet. */
  const [start, setStart] = useState(0)
  const [status, setStatus] = useState<PlayStatus>('starting')
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (start === 0 || !place.current) return
    return startPlay({ place: place.current, project, locale, title, onStatus: setStatus })
  }, [start, project, locale, title])

  const isFailed = start > 0 && (status === 'stopped' || status === 'lost')
  return (
    <section className={styles.play} aria-label={t('design.scene.region')}>
      <div ref={place} className={styles.frame} />
      {start > 0 && status === 'running' ? null : (
        <div className={styles.cover}>
          {poster ? <img src={poster} alt="" /> : null}
          {start > 0 && !isFailed ? <EggLoader text={t('design.scene.loading')} /> : null}
          {isFailed ? (
            <p>{t(status === 'lost' ? 'design.scene.lostTitle' : 'design.scene.playStopped')}</p>
          ) : null}
          {start === 0 || isFailed ? (
            <Button
              kind="go"
              size="big"
              icon={isFailed ? <ArrowClockwiseIcon weight="bold" /> : <PlayIcon weight="fill" />}
              onClick={() => {
                setStatus('starting')
                setStart(start + 1)
              }}
            >
              {t(isFailed ? 'design.scene.openAgain' : 'workspace.header.run')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  )
}
