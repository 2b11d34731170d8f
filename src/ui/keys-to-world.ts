import type { MouseEvent } from 'react'

/**
 * Gives the keyboard back to the world that a button lies over, once it was clicked: whoever plays goes on with the keys. Who pressed it with the keyboard
 * stays on it.
 */
export function keysToWorld({ detail, currentTarget }: MouseEvent): void {
  if (detail === 0) return
  currentTarget.closest('section')?.querySelector('iframe')?.focus({ preventScroll: true })
}
