import { ownerOf, rootsOf } from '../document/owned-roots.ts'
import type { Records, StoredRecord } from '../document/records.ts'
import { isFlatRoot, type RootName } from '../document/root-name.ts'
import { tabsByScene } from '../document/tabs-by-scene.ts'
import type { JsonValue } from '../json.ts'

/** Ids of the records of each root that a new epoch would leave behind. */
export type Gone = Map<RootName, Set<string>>

/**
 * Takes out of `gone` what something that stays names: a place inside a deleted thing is found by way of that thing. What goes with its
 * scene or its tab names nothing; a scene that is named stays with its tabs, and a tab with its blocks.
 */
export function rescueNamed(records: Records, roots: readonly RootName[], gone: Gone): void {
  if (gone.size === 0) return
  const where = rootsById(gone)
  const tabs = gone.has('scenes') ? tabsByScene(records) : undefined
  const open: JsonValue[] = []
  const openRecords = (root: RootName): void => {
    for (const id of records.ids(root))
      if (!gone.get(root)?.has(id)) open.push(named(records.record(root, id)))
  }
  for (const root of roots) {
    const owner = ownerOf(root)
    if (!isFlatRoot(root) && !(owner && gone.get(owner.root)?.has(owner.id))) openRecords(root)
  }
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string') {
      const id = idIn(value)
      for (const root of where.get(id) ?? []) {
        gone.get(root)?.delete(id)
        open.push(named(records.record(root, id)))
        for (const owned of rootsOf(root, id)) openRecords(owned)
        if (root === 'scenes') for (const tab of tabs?.get(id) ?? []) open.push(tab)
      }
      where.delete(id)
    } else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) open.push(inner) // a list may be longer than a call takes arguments
  }
}

function rootsById(gone: Gone): Map<string, RootName[]> {
  const where = new Map<string, RootName[]>()
  for (const [root, ids] of gone)
    for (const id of ids) {
      const others = where.get(id)
      if (others) others.push(root)
      else where.set(id, [root])
    }
  return where
}

/** What a record may name others in; who deleted it is nobody's id. */
const named = (record: StoredRecord | undefined): JsonValue => ({ ...record, del: null })

/** The id that a text names: itself, or of a doodle (`model/assets/reference.ts`). */
const idIn = (text: string): string => (text.startsWith('doodle:') ? text.slice('doodle:'.length) : text)
