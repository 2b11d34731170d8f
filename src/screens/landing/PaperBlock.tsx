import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './PaperBlock.module.css'

interface PaperBlockProps {
  readonly kind: 'events' | 'motion' | 'looks' | 'control'
  readonly children: ReactNode
}

/** A drawing of a block, for pictures that show what code looks like. */
export function PaperBlock({ kind, children }: PaperBlockProps) {
  return (
    <div className={classes(styles.block, styles[kind])}>
      <div className={styles.line}>{children}</div>
    </div>
  )
}
