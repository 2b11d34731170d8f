import { matchesMedia } from '../../ui/matches-media.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Beside panels the picture of a narrow window is small: a card over it would hide what runs. Narrower still, the card has a row of its own. */
const hasSmallPicture = (): boolean => matchesMedia('(min-width: 1024px) and (max-width: 1279px)')

/** Whether a card over the picture would hide most of what runs there. */
export function useCoversRun(): boolean {
  const { frames } = useWorkspace()
  return useCell(frames.status).run !== 'editing' && hasSmallPicture()
}
