import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { SkipBackIcon } from '@phosphor-icons/react/dist/csr/SkipBack'
import { SkipForwardIcon } from '@phosphor-icons/react/dist/csr/SkipForward'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { useCell } from '../../workspace/state/use-cell.ts'
import { type Playback, speeds } from './playback.ts'
import styles from './Replay.module.css'
import type { ReplayLine } from './replay-lines.ts'
import { timelineMarks } from './timeline-marks.ts'

interface ReplayTimelineProps {
  readonly length: number
  readonly lines: readonly ReplayLine[]
  readonly playback: Playback
}

/** The time of a recording with its marks, and the buttons that move through it. */
export function ReplayTimeline({ length, lines, playback }: ReplayTimelineProps) {
  const t = useT()
  const position = useCell(playback.position)
  const isPlaying = useCell(playback.isPlaying)
  const speed = useCell(playback.speed)
  return (
    <div className={styles.timeline}>
      <div className={styles.buttons}>
        <IconButton
          label={t('replay.stepBack')}
          icon={<SkipBackIcon weight="bold" />}
          onClick={() => playback.step(-1)}
        />
        <Button
          kind="go"
          icon={isPlaying ? <PauseIcon weight="fill" /> : <PlayIcon weight="fill" />}
          onClick={() => playback.toggle()}
        >
          {t(isPlaying ? 'replay.pause' : 'replay.play')}
        </Button>
        <IconButton
          label={t('replay.stepOn')}
          icon={<SkipForwardIcon weight="bold" />}
          onClick={() => playback.step(1)}
        />
        <fieldset className={styles.speeds} aria-label={t('replay.speed')}>
          {speeds.map((times) => (
            <button
              key={times}
              type="button"
              aria-pressed={speed === times}
              onClick={() => playback.speed.set(times)}
            >
              {t('replay.times', { times })}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.track}>
        <Slider
          label={t('replay.moment')}
          value={position}
          min={0}
          max={length}
          step={1}
          onPreview={(value) => playback.seek(value)}
          onCommit={(value) => playback.seek(value)}
        />
        <div className={styles.marks} aria-hidden="true">
          {timelineMarks(lines, length).map(({ kind, percent }) => (
            <span key={`${kind} ${percent}`} data-kind={kind} style={{ left: `${percent}%` }} />
          ))}
        </div>
      </div>
    </div>
  )
}
