import { useState } from 'react'

/**
 * What was begun and is not stored yet, `null` before and after. It belongs to the thing `of`: when the field goes on to another
 * thing, it is forgotten, also for when the field comes back.
 */
export function useBegun<T>(of: string): readonly [T | null, (next: T | null) => void] {
  const [begun, setBegun] = useState<{ readonly of: string; readonly value: T } | null>(null)
  const isOfAnother = begun !== null && begun.of !== of
  if (isOfAnother) setBegun(null)
  return [
    begun === null || isOfAnother ? null : begun.value,
    (value) => setBegun(value === null ? null : { of, value }),
  ]
}
