import { useState } from 'react'
import { prefersCalm } from '../../ui/prefers-calm.ts'

/** Whether the pointer or the keyboard's focus is on something that can move, for those who like things to move. */
export function useLively(canMove: boolean) {
  const [isLively, setLively] = useState(false)
  if (!canMove) return { isLively: false }
  const begin = () => setLively(!prefersCalm())
  const end = () => setLively(false)
  return { isLively, onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end }
}
