import type { CannotStop } from '../../language/compile/debug/called-by.ts'
import { instrumentForDebug } from '../../language/compile/debug/instrument-for-debug.ts'
import { parseScript } from '../../language/compile/parse-script.ts'
import { isStackOverflow } from '../../language/compile/too-deep.ts'

/** The lines (from 1) on which a run can be stopped, `null`, and those on which it only could if something else called them. */
export type StopPlaces = ReadonlyMap<number, CannotStop | null>

let latest: { readonly source: string; readonly places: StopPlaces | null } | null = null

/** Where a text can be stopped at; `null` while it cannot be read. */
export function stopPlaces(source: string): StopPlaces | null {
  if (latest?.source !== source) latest = { source, places: placesIn(source) }
  return latest.places
}

/** The same, without reading a text that was not read before: nothing for that. */
export const knownPlaces = (source: string): StopPlaces | null | undefined =>
  latest?.source === source ? latest.places : undefined

function placesIn(source: string): StopPlaces | null {
  const parsed = parseScript(source)
  if (!parsed.ok) return null
  try {
    return instrumentForDebug(source, parsed.program).lines
  } catch (thrown) {
    if (isStackOverflow(thrown)) return null
    throw thrown
  }
}

/** The stops after a click at a line: of the line, or of the next one with a statement, and gone if it was there. */
export function toggledStops(
  stops: ReadonlySet<number>,
  line: number,
  places: StopPlaces | null,
): ReadonlySet<number> {
  const later = [...(places?.keys() ?? [line])].filter((one) => one >= line)
  const at = stops.has(line) || later.length === 0 ? line : Math.min(...later)
  const toggled = new Set(stops)
  if (!toggled.delete(at) && later.length > 0) toggled.add(at)
  return toggled
}

/** Stops at lines that have a statement; a text that cannot be read just now may have one again. */
export const keptStops = (stops: ReadonlySet<number>, places: StopPlaces | null): ReadonlySet<number> =>
  places ? new Set([...stops].filter((line) => places.has(line))) : stops
