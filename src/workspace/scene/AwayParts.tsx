import type { MouseEvent } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { PartsNote } from '../frame/PartsNote.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Over a scene that is edited without some of its parts. Its place is always there, or screen readers would not hear of it. */
export function AwayParts({ isShown }: { readonly isShown: boolean }) {
  const t = useT()
  const { frames } = useWorkspace()
  const count = useCell(frames.away)
  const again = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes, and the keyboard would go with it.
    currentTarget.closest('section')?.focus()
    frames.reload()
  }
  const text = isShown && count > 0 ? t('design.scene.away', { count }) : ''
  return <PartsNote text={text} onAgain={again} />
}
