import { Children, type ReactNode } from 'react'
import styles from './WorldCard.module.css'

/** Worlds side by side: 4 a row, 3 at 1080 px or less, 2 at 768 px or less (spec 2, Template chooser). */
export function WorldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
