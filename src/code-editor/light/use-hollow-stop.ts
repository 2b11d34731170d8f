import type { CannotStop } from '../../../language/compile/debug/called-by.ts'
import type { FileId } from '../../../model/ids.ts'
import { useCell } from '../../workspace/state/use-cell.ts'
import { useWorkspace } from '../../workspace/state/workspace-context.ts'
import { stopLinesIn } from '../../workspace/watch/watch-state.ts'
import { knownPlaces } from '../stop-places.ts'
import { whyHollow } from '../why-hollow.ts'
import type { Caret } from './use-light-view.ts'

/** A stop that will never be reached, and why; of several that of the line with the caret. */
export function useHollowStop(
  fileId: FileId,
  { source, line }: Caret,
): { readonly line: number; readonly why: CannotStop } | null {
  const { watch } = useWorkspace().state
  useCell(watch.stops)
  useCell(watch.passed)
  const whyAt = whyHollow(watch, fileId, source, knownPlaces(source))
  const hollow = [...stopLinesIn(watch, fileId, source)].flatMap((stop) => {
    const why = whyAt(stop)
    return why ? [{ line: stop, why }] : []
  })
  return hollow.find((stop) => stop.line === line) ?? hollow[0] ?? null
}
