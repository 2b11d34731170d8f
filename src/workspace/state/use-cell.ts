import { useSyncExternalStore } from 'react'
import type { Cell } from './cell.ts'

/** The cell's value now and whenever it changes. */
export function useCell<T>(cell: Pick<Cell<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(cell.subscribe, cell.get)
}
