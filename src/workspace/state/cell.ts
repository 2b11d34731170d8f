import { tellAll, throwFaults } from '../../../model/document/tell-all.ts'

/** A value of the interface that several panels watch. Not part of the project, never saved. */
export interface Cell<T> {
  get(): T
  /** Tells the listeners only when the value is another one (`Object.is`). */
  set(value: T): void
  subscribe(listener: () => void): () => void
}

/** Makes a cell that holds `value`. */
export function createCell<T>(value: T): Cell<T> {
  let current = value
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next) {
      if (Object.is(current, next)) return
      current = next
      throwFaults(tellAll([...listeners], undefined))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
