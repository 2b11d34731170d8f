import type { ReactNode } from 'react'
import styles from './Chip.module.css'

interface ChipProps {
  readonly isPressed: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A filter that is on or off. */
export function Chip({ isPressed, onPress, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  )
}
