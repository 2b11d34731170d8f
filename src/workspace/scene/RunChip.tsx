import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { StopIcon } from '@phosphor-icons/react/dist/csr/Stop'
import { useT } from '../../i18n/use-t.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { RunTime } from './RunTime.tsx'
import styles from './ScenePanel.module.css'

/** Says over the picture that the world runs and how long, that it stands still for a while, or that it had to be stopped. */
export function RunChip() {
  const t = useT()
  const { watch } = useWorkspace().state
  const isHalted = useCell(watch.isHalted)
  const isPaused = useCell(watch.pace) === 'paused'
  const Icon = isHalted ? StopIcon : isPaused ? PauseIcon : PlayIcon
  const word = isHalted ? 'halted' : isPaused ? 'paused' : 'running'
  return (
    <div className={styles.running} data-paused={isPaused || isHalted}>
      <Icon weight="fill" />
      {t(`design.scene.${word}`)} <RunTime />
    </div>
  )
}
