import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import type { MouseEvent, ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import box from './FrameBox.module.css'
import styles from './PartsNote.module.css'

interface PartsNoteProps {
  /** That some parts have not come; nothing is shown while it is empty. */
  readonly text: string
  readonly onAgain: (event: MouseEvent<HTMLButtonElement>) => void
  /** More buttons. */
  readonly children?: ReactNode
}

/** Over a world of which some parts have not come: says so, and how to go on. */
export function PartsNote({ text, onAgain, children }: PartsNoteProps) {
  const t = useT()
  return (
    <div className={text === '' ? undefined : classes(box.note, styles.note)}>
      <p role="status">{text}</p>
      {text === '' ? null : (
        <div className={styles.ways}>
          <Button size="small" icon={<ArrowClockwiseIcon weight="bold" />} onClick={onAgain}>
            {t('site.play.loadAgain')}
          </Button>
          {children}
        </div>
      )}
    </div>
  )
}
