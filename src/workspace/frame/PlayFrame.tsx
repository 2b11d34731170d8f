import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EggLoader } from '../../ui/EggLoader.tsx'
import box from './FrameBox.module.css'
import styles from './PlayFrame.module.css'
import { projectOfSnapshot } from './project-of-snapshot.ts'
import { type PlayStatus, startPlay } from './start-play.ts'

interface PlayFrameProps {
  /** Path of a published snapshot on this site. */
  readonly snapshot: string
}

const words = {
  stopped: 'site.play.stopped',
  lost: 'site.play.lost',
  'no-webgl': 'site.play.noWebgl',
} as const

/** A published world that plays from the moment it is mounted, without anything of the workspace. Fills its box. */
export function PlayFrame({ snapshot }: PlayFrameProps) {
  const t = useT()
  const locale = useLocale()
  const title = t('site.play.frameTitle')
  const [attempt, setAttempt] = useState(1)
  const [status, setStatus] = useState<PlayStatus>('starting')
  const place = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a fresh start
  useEffect(() => {
    if (!place.current) return
    const load = () => projectOfSnapshot(snapshot)
    return startPlay({ place: place.current, load, locale, title, onStatus: setStatus })
  }, [attempt, snapshot, locale, title])

  return (
    <section className={classes(box.box, styles.play)} aria-label={t('site.play.region')}>
      <div ref={place} className={box.frame} />
      {status === 'starting' ? (
        <div className={classes(box.cover, styles.cover)}>
          <EggLoader text={t('site.play.loading')} />
        </div>
      ) : null}
      {status !== 'starting' && status !== 'running' ? (
        <div className={classes(box.cover, styles.cover)} role="alert">
          <p>{t(words[status])}</p>
          <Button
            kind="go"
            icon={<ArrowClockwiseIcon weight="bold" />}
            onClick={() => setAttempt(attempt + 1)}
          >
            {t('site.play.again')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
