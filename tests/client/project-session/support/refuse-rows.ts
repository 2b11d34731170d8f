import { vi } from 'vitest'

/** Every store that holds a project's work. */
export const anyRow = ['updates', 'entries', 'segments', 'bases']

/** A disk that takes none of these rows, as long as nobody says that it does. */
export function refuseRows(stores: readonly string[]): () => void {
  const spies = (['add', 'put'] as const).map((method) => {
    const original = IDBObjectStore.prototype[method]
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (stores.includes(this.name)) throw new DOMException('no room', 'QuotaExceededError')
      return original.apply(this, row)
    })
  })
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
