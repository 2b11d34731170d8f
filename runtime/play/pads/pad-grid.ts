/** The picture that buttons lie over, pixels; `stick`: how wide the stick in the other corner is, 0 without one. */
export interface PadRoom {
  readonly width: number
  readonly height: number
  readonly stick: number
}

/** Columns are counted from the right, rows from the bottom. */
export interface PadPlace {
  readonly column: number
  readonly row: number
}

/** Where buttons lie, pixels. */
export interface PadGrid {
  readonly size: number
  /** How much of the columns is seen. */
  readonly width: number
  /** Whether one scrolls to the other columns. */
  readonly isLong: boolean
  /** From the right edge of the picture. */
  readonly right: number
  /** Above the line that the stick stands on. */
  readonly lift: number
  readonly places: readonly PadPlace[]
}

/** As the style sheet has it. */
const gap = 8
const edge = 12
/** What a finger hits without looking. */
const least = 44
const most = 72
/** What the app's button for the full screen takes of the upper right corner. */
const corner = 68
/** The app's bar for runs in the middle of the bottom edge, with a little room around it. */
const bar = { half: 84, height: 64 }
/** So many buttons to each side a thumb reaches. */
const reach = 4

interface Area {
  readonly width: number
  readonly height: number
  readonly right: number
  readonly lift: number
}

/**
 * Finds a place for each button, the first one next to the thumb's corner: as large as they fit beside the app's bar for runs or above it, never
 * under the stick or the button for the full screen. Where even small ones do not all fit, one scrolls sideways to the last ones.
 */
export function padGrid(count: number, room: PadRoom): PadGrid {
  const areas = freeAreas(room)
  const largest = Math.max(least, Math.min(most, room.width * 0.16, room.height * 0.25))
  for (let size = Math.floor(largest); size >= least; size--)
    for (const area of areas)
      for (const columns of [2, 1, 3, 4]) {
        const rows = Math.ceil(count / columns)
        const isNear = rows <= reach && columns <= Math.max(1, count)
        if (isNear && columns <= fitting(area.width, size) && rows <= fitting(area.height, size))
          return {
            right: area.right,
            lift: area.lift,
            size,
            width: across(columns, size),
            isLong: false,
            places: byRows(count, columns),
          }
      }
  return smallest(count, areas)
}

function freeAreas({ width, height, stick }: PadRoom): readonly [Area, Area] {
  // Of a flat picture that button takes the whole right edge.
  const isFlat = height < edge + least + corner
  const [right, top] = isFlat ? [corner, edge] : [edge, corner]
  const free = height - top - edge
  const beside = width / 2 - bar.half - right
  const above = width - right - edge - (stick > 0 ? stick + edge : 0)
  return [
    { width: beside, height: free, right, lift: 0 },
    { width: above, height: free - bar.height, right, lift: bar.height },
  ]
}

/** Small buttons where most of them are seen, the first ones without scrolling. */
function smallest(count: number, [beside, above]: readonly [Area, Area]): PadGrid {
  const seen = ({ width, height }: Area) => fitting(width, least) * fitting(height, least)
  const area = seen(above) > seen(beside) ? above : beside
  const rows = Math.max(1, fitting(area.height, least))
  const columns = Math.ceil(count / rows)
  const shown = Math.max(1, fitting(area.width, least))
  const isLong = columns > shown
  // Half a button tells that there are more.
  const width = isLong ? across(shown - 0.5, least) : across(columns, least)
  const places = Array.from({ length: count }, (_, index) => ({
    column: Math.floor(index / rows),
    row: index % rows,
  }))
  return { right: area.right, lift: area.lift, size: least, width, isLong, places }
}

const fitting = (length: number, size: number): number => Math.floor((length + gap) / (size + gap))
const across = (columns: number, size: number): number => columns * (size + gap) - gap

/** The bottom row goes from the thumb's corner to the left, those above it read from left to right: 1, then 2 and 3. */
const byRows = (count: number, columns: number): readonly PadPlace[] =>
  Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const along = index % columns
    return { column: row === 0 ? along : inRow - 1 - along, row }
  })
