import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './ScenePanel.module.css'

/** Brings home whoever has had nothing in the picture for a while. */
export function LostChip() {
  const t = useT()
  const { frames } = useWorkspace()
  const { isLost } = useCell(frames.view)
  return (
    <div className={styles.lost} role="status">
      {isLost ? (
        <Button size="small" icon={<HouseIcon weight="bold" />} onClick={() => frames.focus([])}>
          {t('design.view.lost')}
        </Button>
      ) : null}
    </div>
  )
}
