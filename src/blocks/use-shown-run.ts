import { useEffect } from 'react'
import type { CodeFile } from '../../model/project/project.ts'
import { useWorkspace } from '../workspace/state/workspace-context.ts'
import { runBlocks } from '../workspace/watch/run-blocks.ts'
import { setStops, stopsOf } from '../workspace/watch/watch-state.ts'
import type { Canvas } from './canvas/open-canvas.ts'

/** Lights up the blocks that run, marks the one that is next and those at which the run stops, and lets a person choose these, or run one stack alone. */
export function useShownRun(canvas: Canvas | null, { id }: CodeFile): void {
  const { frames, state } = useWorkspace()
  const { watch } = state
  useEffect(() => {
    if (!canvas) return
    const show = () => {
      const { running, waiting, next } = runBlocks(watch, id)
      const stops = [...stopsOf(watch, id).blocks]
      canvas.showRun({ running: [...running], waiting: [...waiting], next, stops })
    }
    const toggle = (block: string) => {
      const blocks = new Set(stopsOf(watch, id).blocks)
      if (!blocks.delete(block)) blocks.add(block)
      setStops(watch, id, { blocks })
    }
    let run = frames.status.get().run
    const begin = () => {
      const before = run
      run = frames.status.get().run
      if (before !== run && run === 'running') canvas.showError(null)
    }
    const ends = [
      frames.status.subscribe(begin),
      watch.stops.subscribe(show),
      watch.lines.subscribe(show),
      watch.waits.subscribe(show),
      watch.moment.subscribe(show),
      canvas.onStopHere(toggle),
      canvas.onRunAlone((blockId) => frames.runAlone({ fileId: id, blockId })),
    ]
    show()
    return () => {
      for (const end of ends) end()
    }
  }, [canvas, frames, watch, id])
}
