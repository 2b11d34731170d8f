import { SelectionPlusIcon } from '@phosphor-icons/react/dist/csr/SelectionPlus'
import { useT } from '../../i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './ScenePanel.module.css'

/** For fingers, which have no Shift: while it is on, each tap takes one more thing into the selection, or out of it. */
export function SeveralButton() {
  const t = useT()
  const { state } = useWorkspace()
  const isOn = useCell(state.isChoosingSeveral)
  return (
    <span className={styles.several}>
      <IconButton
        kind="plain"
        label={t('design.scene.several')}
        icon={<SelectionPlusIcon weight="bold" />}
        isPressed={isOn}
        onClick={() => state.isChoosingSeveral.set(!isOn)}
      />
    </span>
  )
}
