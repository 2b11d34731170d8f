import { Children, type ReactNode, type Ref } from 'react'
import styles from './WorldCard.module.css'

interface WorldGridProps {
  readonly ref?: Ref<HTMLUListElement>
  readonly children: ReactNode
}

/** Worlds side by side: 4 a row, 3 at 1080 px or less, 2 at 768 px or less (spec 2, Template chooser). */
export function WorldGrid({ ref, children }: WorldGridProps) {
  return (
    <ul className={styles.grid} ref={ref}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
