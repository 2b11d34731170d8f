import type { ReactNode } from 'react'
import { EggMark } from './EggMark.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** The egg unless something fits better. */
  readonly picture?: ReactNode
  readonly title: string
  /** What the person can do about it, in one sentence. */
  readonly text: string
  /** One button. */
  readonly action?: ReactNode
}

/** What a list shows while nothing is in it. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>{picture ?? <EggMark height={72} />}</div>
      <h3>{title}</h3>
      <p>{text}</p>
      {action}
    </div>
  )
}
