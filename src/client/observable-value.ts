import { tellAll, throwFaults } from '../../model/document/tell-all.ts'

/** A value that can be watched: fits React's `useSyncExternalStore`. */
export interface ObservableValue<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

/** The writable side. `set` tells nobody when the value is the same. */
export interface WritableValue<T> extends ObservableValue<T> {
  set(value: T): void
}

export function createValue<T>(initial: T): WritableValue<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      throwFaults(tellAll([...listeners], undefined))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
