import { type CannotStop, inOneGo } from '../../language/compile/debug/called-by.ts'
import type { FileId } from '../../model/ids.ts'
import { passedLinesIn } from '../workspace/watch/passed-lines.ts'
import type { WatchState } from '../workspace/watch/watch-state.ts'
import type { StopPlaces } from './stop-places.ts'

/** Tells of a line why a run cannot be stopped there: nothing can stop it in that place, or the last run passed it in one go. `null`: it can, as far as is known. */
export function whyHollow(
  watch: WatchState,
  fileId: FileId,
  text: string,
  places: StopPlaces | null | undefined,
): (line: number) => CannotStop | null {
  const passed = passedLinesIn(watch, fileId, text)
  return (line) => places?.get(line) ?? (passed.has(line) ? inOneGo : null)
}
