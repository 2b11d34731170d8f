import type { ReactNode } from 'react'
import { EggMark } from './EggMark.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** The egg unless something fits better. */
  readonly picture?: ReactNode
  readonly title: string
  /**
   * Where the title stands among the headings: 1 where the page says nothing else, 2 right below the page's own. `none` above the page's own,
   * which has to be the first of all.
   */
  readonly level?: 1 | 2 | 3 | 'none'
  /** What the person can do about it, in one sentence. */
  readonly text: string
  /** One button. */
  readonly action?: ReactNode
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3', none: 'p' } as const

/** What a list shows while nothing is in it. */
export function EmptyState({ picture, title, level = 3, text, action }: EmptyStateProps) {
  const Heading = headings[level]
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>{picture ?? <EggMark height={72} />}</div>
      <Heading className={styles.title}>{title}</Heading>
      <p>{text}</p>
      {action}
    </div>
  )
}
