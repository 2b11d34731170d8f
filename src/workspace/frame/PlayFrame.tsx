import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { WorldStartContext } from '../../../machines/world-start/world-start-machine.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import box from './FrameBox.module.css'
import { heavinessOf } from './heavy-world.ts'
import { LateArSwitch } from './late-ar-switch.ts'
import { LateHeavyNote } from './late-heavy-note.ts'
import { MissingParts } from './MissingParts.tsx'
import styles from './PlayFrame.module.css'
import { projectOfSnapshot } from './project-of-snapshot.ts'
import { type PlayedScene, type PlayStatus, startPlay } from './start-play.ts'
import { WorldLoading } from './WorldLoading.tsx'

interface PlayFrameProps {
  /** Path of a published snapshot on this site. */
  readonly snapshot: string
  readonly name: string
  /** A picture of the world, seen while it is on its way. */
  readonly poster: string
}

const words = {
  stopped: 'site.play.stopped',
  lost: 'site.play.lost',
  'no-webgl': 'site.play.noWebgl',
  'context-lost': 'site.play.pictureLost',
} as const

/** A published world that plays from the moment it is mounted, without anything of the workspace. Fills its box. */
export function PlayFrame({ snapshot, name, poster }: PlayFrameProps) {
  const t = useT()
  const locale = useLocale()
  const title = t('site.play.frameTitle')
  const [attempt, setAttempt] = useState(1)
  const [status, setStatus] = useState<PlayStatus>('starting')
  const [parts, setParts] = useState<WorldStartContext | null>(null)
  const [isContent, setContent] = useState(false)
  const [isAr, setAr] = useState(false)
  const [scene, setScene] = useState<PlayedScene | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const again = () => setAttempt(attempt + 1)
  const isHeavy = heavinessOf(scene?.things ?? 0).length > 0
  const late = parts ? parts.total - parts.arrived : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a fresh start
  useEffect(() => {
    if (!place.current) return
    setParts(null)
    setContent(false)
    const load = () => projectOfSnapshot(snapshot)
    return startPlay({
      place: place.current,
      load,
      locale,
      title,
      isAr,
      onStatus: setStatus,
      onParts: setParts,
      onScene: setScene,
    })
  }, [attempt, snapshot, locale, title, isAr])

  return (
    <section className={classes(box.box, styles.play)} aria-label={t('site.play.region')}>
      <div ref={place} className={box.frame} />
      {status === 'starting' ? <WorldLoading name={name} poster={poster} parts={parts} /> : null}
      {status === 'running' && late > 0 && !isContent ? (
        <MissingParts count={late} onAgain={again} onClose={() => setContent(true)} />
      ) : null}
      <Suspense>
        {status === 'running' && scene?.hasMarker ? (
          <LateArSwitch isAr={isAr} isPublished onChange={setAr} />
        ) : null}
        {status === 'running' && scene && isHeavy && (late === 0 || isContent) ? (
          <LateHeavyNote things={scene.things} isMaker={false} />
        ) : null}
      </Suspense>
      {status !== 'starting' && status !== 'running' ? (
        <div className={classes(box.cover, styles.cover)} role="alert">
          <p>{t(words[status])}</p>
          <Button kind="go" icon={<ArrowClockwiseIcon weight="bold" />} onClick={again}>
            {t('site.play.again')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
