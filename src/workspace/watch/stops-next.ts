import type { SceneId } from '../../../model/ids.ts'
import { needsStops, type WatchState } from './watch-state.ts'

/** Whether the next run may stop where this one cannot: it was not made ready for it. */
export const stopsNext = (
  watch: WatchState,
  project: Parameters<typeof needsStops>[1],
  sceneId: SceneId,
): boolean =>
  needsStops(watch, project, sceneId) &&
  ![...watch.program.get().values()].some(({ isForStops }) => isForStops)
