import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { ArrowUUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpRight'
import type { Direction } from '../../../commands/core/undo-stacks.ts'
import type { HistoryLine } from '../../../commands/history/history-line.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './HistoryPanel.module.css'
import { LinePicture } from './LinePicture.tsx'
import { agoWords, clockWords } from './time-words.ts'

interface HistoryRowProps {
  readonly line: HistoryLine
  readonly what: string
  readonly who: string
  /** The picture of a named moment, where this device has one. */
  readonly picture: string | undefined
  /** Milliseconds. */
  readonly now: number
  readonly isLookedAt: boolean
  /** What can be done with its step, if anything. */
  readonly step: Direction | undefined
  readonly onLook: () => void
  readonly onStep: () => void
}

/** One thing that somebody did. Pressing it shows the project as it was then. */
export function HistoryRow({
  line,
  what,
  who,
  picture,
  now,
  isLookedAt,
  step,
  onLook,
  onStep,
}: HistoryRowProps) {
  const t = useT()
  const locale = useLocale()
  const when = agoWords(line.at, now, locale)
  return (
    <li className={styles.row} data-undone={line.isUndone} data-named={line.momentName !== undefined}>
      <button type="button" className={styles.look} aria-pressed={isLookedAt} onClick={onLook}>
        <LinePicture line={line} url={picture} />
        <span className={styles.words}>
          <span className={styles.what}>{what}</span>
          <span className={styles.who} title={clockWords(line.at, now, locale)}>
            {t(line.isUndone ? 'workspace.history.whoUndone' : 'workspace.history.who', { who, when })}
          </span>
        </span>
      </button>
      {step ? (
        <IconButton
          label={t(step === 'undo' ? 'workspace.history.undoThis' : 'workspace.history.redoThis', { what })}
          icon={step === 'undo' ? <ArrowUUpLeftIcon weight="bold" /> : <ArrowUUpRightIcon weight="bold" />}
          onClick={onStep}
        />
      ) : null}
    </li>
  )
}
