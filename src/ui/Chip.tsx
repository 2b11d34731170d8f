import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { useIsAlive } from './use-is-alive.ts'

interface ChipProps {
  readonly isPressed: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A filter that is on or off. */
export function Chip({ isPressed, onPress, children }: ChipProps) {
  const isAlive = useIsAlive()
  return (
    <button type="button" inert={!isAlive} className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  )
}
