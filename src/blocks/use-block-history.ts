import { useEffect } from 'react'
import type { CodeFile } from '../../model/project/project.ts'
import { showHistory } from '../workspace/history/show-history.ts'
import { useWorkspace } from '../workspace/state/workspace-context.ts'
import type { Canvas } from './canvas/open-canvas.ts'

/** Opens the history with the lines of one block, when its menu asks for them. */
export function useBlockHistory(canvas: Canvas | null, { id }: CodeFile): void {
  const { state, history } = useWorkspace()
  useEffect(
    () => canvas?.onAskHistory((block) => showHistory({ state, history }, `block:${id}/${block}`)),
    [canvas, state, history, id],
  )
}
