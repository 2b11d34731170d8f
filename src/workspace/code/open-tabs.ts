import type { FileId } from '../../../model/ids.ts'

/** Which tabs of a scene one browser shows, and which of them is in front. */
export interface OpenTabs {
  readonly open: readonly FileId[]
  readonly selected: FileId
}

/** Before anything was chosen here: every tab is open, the first one in front. */
export function initialTabs(files: readonly [FileId, ...FileId[]]): OpenTabs {
  return { open: files, selected: files[0] }
}

/**
 * The same choice for the files that there are now, in their order. A selected file that is gone gives way to its
 * neighbour in `before`; at least one tab is always open (spec S16).
 */
export function tabsOf(
  { open, selected }: OpenTabs,
  files: readonly [FileId, ...FileId[]],
  before: readonly FileId[],
): OpenTabs {
  const stillOpen = files.filter((id) => open.includes(id))
  if (files.includes(selected)) {
    const shown = stillOpen.includes(selected)
      ? stillOpen
      : files.filter((id) => id === selected || open.includes(id))
    return { open: shown, selected }
  }
  const openNow = stillOpen.length > 0 ? stillOpen : [files[0]]
  return { open: openNow, selected: neighbour(before, selected, openNow) ?? openNow[0] ?? files[0] }
}

/** Opens a tab, where it was not open, and puts it in front (spec S16, S18). */
export function openTab({ open }: OpenTabs, file: FileId): OpenTabs {
  return { open: open.includes(file) ? open : [...open, file], selected: file }
}

/** Closes a tab; ignored with fewer than 2 open. If it was in front, its neighbour comes there (spec S18). */
export function closeTab(tabs: OpenTabs, file: FileId): OpenTabs {
  const { open, selected } = tabs
  if (open.length < 2 || !open.includes(file)) return tabs
  const rest = open.filter((id) => id !== file)
  return { open: rest, selected: selected === file ? (neighbour(open, file, rest) ?? selected) : selected }
}

/**
 * In front of which of `files` a tab goes that takes the place of another one: of that one when it comes from behind, else of the next. `null`:
 * behind all of them; `undefined`: nowhere else than it is.
 */
export function placeOver(files: readonly FileId[], file: FileId, over: FileId): FileId | null | undefined {
  const [from, to] = [files.indexOf(file), files.indexOf(over)]
  if (from === to || from < 0 || to < 0) return undefined
  return from > to ? over : (files[to + 1] ?? null)
}

/** The nearest one of `rest` in `order` after `file`, else before it. */
function neighbour(order: readonly FileId[], file: FileId, rest: readonly FileId[]): FileId | undefined {
  const at = order.indexOf(file)
  if (at < 0) return undefined
  return (
    order.slice(at + 1).find((id) => rest.includes(id)) ??
    order.slice(0, at).findLast((id) => rest.includes(id))
  )
}
