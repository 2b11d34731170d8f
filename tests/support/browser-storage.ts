import type { Page } from '@playwright/test'

/** A project's two databases in a browser, reached from any page of its site. */
export type StoredPart = 'journal' | 'project'

const nameOf = (part: StoredPart, localId: string): string => `nestling.${part}.${localId}`

/** Deletes one of a project's databases, as clearing site data does, while it may be open. */
export function deletePart(page: Page, part: StoredPart, localId: string): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
    nameOf(part, localId),
  )
}

/** How many rows one of a project's stores has; 0 when there is no such database. */
export function countRows(page: Page, part: StoredPart, localId: string): Promise<number> {
  return page.evaluate(
    async ([name, store]) => {
      const known = await indexedDB.databases()
      if (!known.some((database) => database.name === name)) return 0
      return new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains(store)) {
            database.close()
            resolve(0)
            return
          }
          const counting = database.transaction(store).objectStore(store).count()
          counting.onsuccess = () => {
            database.close()
            resolve(counting.result)
          }
        }
      })
    },
    [nameOf(part, localId), part === 'journal' ? 'segments' : 'updates'] as const,
  )
}

/**
 * Spoils each `every`-th row of the entries or updates: takes it away, or flips a byte in the middle of its update. Returns how
 * many it spoiled.
 */
export function spoilRows(
  page: Page,
  part: StoredPart,
  localId: string,
  how: 'remove' | 'flip',
  every: number,
): Promise<number> {
  return page.evaluate(
    ([name, store, how, every]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction(store, 'readwrite')
          let seen = 0
          let spoiled = 0
          const flip = (bytes: unknown) => {
            if (!(bytes instanceof Uint8Array)) return
            const middle = Math.floor(bytes.length / 2)
            bytes[middle] = (bytes[middle] ?? 0) ^ 0x55
          }
          const walking = transaction.objectStore(store).openCursor()
          walking.onsuccess = () => {
            const cursor = walking.result
            if (!cursor) return
            seen++
            if (seen % every === 0) {
              spoiled++
              if (how === 'remove') cursor.delete()
              else {
                const row = cursor.value
                flip(store === 'entries' ? row.bytes : row)
                cursor.update(row)
              }
            }
            cursor.continue()
          }
          transaction.oncomplete = () => {
            database.close()
            resolve(spoiled)
          }
        }
      }),
    [nameOf(part, localId), part === 'journal' ? 'entries' : 'updates', how, every] as const,
  )
}
