import { useState } from 'react'

/**
 * What was begun and is not stored yet, `null` before and after. It belongs to the thing `of`: when the field goes on to another
 * thing, it is forgotten.
 */
export function useBegun<T>(of: string): readonly [T | null, (next: T | null) => void] {
  const [begun, setBegun] = useState<{ readonly of: string; readonly value: T } | null>(null)
  return [begun?.of === of ? begun.value : null, (value) => setBegun(value === null ? null : { of, value })]
}
