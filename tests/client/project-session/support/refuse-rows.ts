import { vi } from 'vitest'

/** Every store that holds a project's work. */
export const anyRow = ['updates', 'entries', 'segments', 'bases']

/** Whether y-indexeddb writes this row by itself, when it opens a store: the rows of the product are sealed. */
const isOfLibrary = (store: IDBObjectStore): boolean =>
  store.name === 'updates' && (new Error().stack ?? '').includes('y-indexeddb')

/** A disk that takes none of these rows, as long as nobody says that it does. */
export function refuseRows(stores: readonly string[]): () => void {
  const spies = (['add', 'put'] as const).map((method) => {
    const original = IDBObjectStore.prototype[method]
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (!stores.includes(this.name)) return original.apply(this, row)
      if (!isOfLibrary(this)) throw new DOMException('no room', 'QuotaExceededError')
      // It does not look what becomes of it, and would never go on after an error.
      const request = original.apply(this, row)
      request.addEventListener('success', () => this.delete(request.result))
      return request
    })
  })
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
