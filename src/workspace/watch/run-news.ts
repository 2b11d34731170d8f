import type { SceneId } from '../../../model/ids.ts'
import { hidesInside } from './hides-inside.ts'
import { stopsNext } from './stops-next.ts'
import type { needsStops, WatchState } from './watch-state.ts'

/**
 * Why somebody could want to run the program again, the most pressing first: it had to be stopped, it was changed since, it was given a stop that it
 * cannot reach (a run that was made ready without stops takes none), or it stands still and shows nothing of its inside.
 */
export type RunNews = 'halted' | 'behind' | 'stopsNext' | 'onlyWorld'

/** What there is to say about a run, if anything. */
export function runNews(
  watch: WatchState,
  project: Parameters<typeof needsStops>[1],
  sceneId: SceneId,
): RunNews | null {
  if (watch.isHalted.get()) return 'halted'
  if (watch.isBehind.get()) return 'behind'
  if (stopsNext(watch, project, sceneId)) return 'stopsNext'
  return watch.pace.get() === 'paused' && hidesInside(watch) ? 'onlyWorld' : null
}
