import { saysSomething } from '../code/says-something.ts'
import type { WatchState } from './watch-state.ts'

/** Whether a run has variables and steps that only another one can show: it was not made ready to be looked into, so that it is quick. */
export const hidesInside = ({ program }: WatchState): boolean =>
  [...program.get().values()].some(({ source, isForStops }) => !isForStops && saysSomething(source))
