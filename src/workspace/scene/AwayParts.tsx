import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import type { MouseEvent } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './AwayParts.module.css'

/** Over a scene of which some parts have not come: says so, and how to go on. Its place is always there, or screen readers would not hear of it. */
export function AwayParts({ isShown }: { readonly isShown: boolean }) {
  const t = useT()
  const { frames } = useWorkspace()
  const count = useCell(frames.away)
  const isAway = isShown && count > 0
  const again = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes, and the keyboard would go with it.
    currentTarget.closest('section')?.focus()
    frames.reload()
  }
  return (
    <div className={isAway ? styles.note : undefined}>
      <p role="status">{isAway ? t('design.scene.away', { count }) : ''}</p>
      {isAway ? (
        <Button size="small" icon={<ArrowClockwiseIcon weight="bold" />} onClick={again}>
          {t('design.scene.loadAgain')}
        </Button>
      ) : null}
    </div>
  )
}
