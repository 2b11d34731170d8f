import type { Project } from '../../../model/project/project.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { RunLine, RunPace, RunStride } from '../../../protocol/frame/run-watch.ts'
import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import { runStops } from './run-stops.ts'
import { endsRun, forgetRun, type WatchState } from './watch-state.ts'

/** What somebody may do with a run that goes on. */
export interface WatchCalls {
  /** Lets the run go as fast as that, or stand still. */
  pace(pace: RunPace): void
  /** Lets a run that stands still go a little. */
  stride(stride: RunStride): void
  /** Shows a run that stands still as it was so many steps ago. */
  back(steps: number): void
  /** Films what is shown from now on, or no longer: `WatchState.film`. */
  film(isOn: boolean): void
}

export interface WatchedRun {
  readonly calls: WatchCalls
  /** Tells the frame where to stop: before the run, and whenever that changes. */
  sendStops(): void
  take(message: FromFrame): void
  ended(): void
}

/** Keeps what is seen of a run in `watch`, and tells its frame what to do. */
export function watchRun(watch: WatchState, project: Project, send: (message: ToFrame) => void): WatchedRun {
  /** It did stop there. */
  function forgetPassed({ fileId, line }: RunLine): void {
    const passed = watch.passed.get()
    const others = passed.filter((one) => one.fileId !== fileId || one.line !== line)
    if (others.length < passed.length) watch.passed.set(others)
  }

  return {
    calls: {
      pace(pace) {
        watch.pace.set(pace)
        send({ type: 'run.pace', pace })
      },
      stride(stride) {
        if (stride !== 'picture') watch.pace.set('full')
        send({ type: 'run.stride', stride })
      },
      back: (steps) => send({ type: 'run.back', steps }),
      film: (isOn) => send({ type: 'run.film', isOn }),
    },
    sendStops: () => send({ type: 'run.stops', stops: [...runStops(project, watch)] }),
    take(message) {
      if (message.type === 'run.lines') {
        watch.lines.set(message.lines)
        watch.waits.set(message.waits)
      }
      if (message.type === 'run.passed') watch.passed.set([...watch.passed.get(), ...message.lines])
      if (message.type === 'film.part') watch.film.set(message)
      if (message.type === 'run.clock') watch.seconds.set(message.seconds)
      if (message.type === 'run.error' && endsRun(message.error.code)) watch.isHalted.set(true)
      if (message.type !== 'run.moment') return
      if (message.next) forgetPassed(message.next)
      // A script that reaches a stop pauses the run by itself.
      if (message.isPaused) watch.pace.set('paused')
      watch.moment.set(message.isPaused ? message : null)
    },
    ended: () => forgetRun(watch),
  }
}
