import type { Records } from './records.ts'

/** Ids of all files, deleted ones too, by the scene that each names. */
export function tabsByScene(records: Records): ReadonlyMap<string, readonly string[]> {
  const tabs = new Map<string, string[]>()
  for (const id of records.ids('files')) {
    const scene = records.value('files', id, 'scene')
    if (typeof scene !== 'string') continue
    const others = tabs.get(scene)
    if (others) others.push(id)
    else tabs.set(scene, [id])
  }
  return tabs
}
