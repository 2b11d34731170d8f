import { z } from 'zod'

/** Where this browser remembers what was used in the palette; nothing of it leaves the device. */
const storageKey = 'nestling.palette'
/** What is remembered. */
const most = 12

const Recent = z.array(z.string().max(200)).max(100)

/** Ids of what was used, the last first. */
export function recentItems(): readonly string[] {
  try {
    return Recent.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Remembers that something was used now. */
export function rememberItem(id: string): void {
  const ids = [id, ...recentItems().filter((other) => other !== id)].slice(0, most)
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // Storage is full: the order stays as it was.
  }
}
