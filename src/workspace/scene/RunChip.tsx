import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { useT } from '../../i18n/use-t.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { RunTime } from './RunTime.tsx'
import styles from './ScenePanel.module.css'

/** Says over the picture that the world runs and how long, or that it stands still for a while. */
export function RunChip() {
  const t = useT()
  const { watch } = useWorkspace().state
  const isPaused = useCell(watch.pace) === 'paused'
  return (
    <div className={styles.running} data-paused={isPaused}>
      {isPaused ? <PauseIcon weight="fill" /> : <PlayIcon weight="fill" />}
      {t(isPaused ? 'design.scene.paused' : 'design.scene.running')} <RunTime />
    </div>
  )
}
