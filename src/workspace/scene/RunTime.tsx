import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** How long the world has run, as minutes and seconds of its own time: it stands still, goes slowly and goes back with the world. */
export function RunTime() {
  const { watch } = useWorkspace().state
  const seconds = useCell(watch.seconds)
  return <time>{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</time>
}
