import { useEffect, useState } from 'react'
import type { RunPace } from '../../../protocol/frame/run-watch.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** How many seconds of the world go by in a second of the person. */
const rate: Readonly<Record<RunPace, number>> = { full: 1, slow: 0.25, paused: 0 }

/** How long the world has run, as minutes and seconds; it stands still while the run is paused, and when it had to be stopped. */
export function RunTime() {
  const { watch } = useWorkspace().state
  const isHalted = useCell(watch.isHalted)
  const own = useCell(watch.pace)
  const pace = isHalted ? 'paused' : own
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + rate[pace]), 1000)
    return () => clearInterval(timer)
  }, [pace])
  const whole = Math.floor(seconds)
  return <time>{`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`}</time>
}
