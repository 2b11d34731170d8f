import { serialize } from 'node:v8'

/** A row that was handed to IndexedDB. */
export interface Put {
  readonly database: string
  readonly store: string
  readonly key: unknown
  /** What its structured clone takes. */
  readonly bytes: number
}

/** Calls back with every row that is put or added into a database of this process. Returns how to stop. */
export function watchPuts(onPut: (put: Put) => void): () => void {
  const { put, add } = IDBObjectStore.prototype
  const watched = (original: typeof put) =>
    function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      const database = this.transaction.db.name
      onPut({ database, store: this.name, key, bytes: serialize(value).length })
      return original.call(this, value, key)
    }
  IDBObjectStore.prototype.put = watched(put)
  IDBObjectStore.prototype.add = watched(add)
  return () => Object.assign(IDBObjectStore.prototype, { put, add })
}
