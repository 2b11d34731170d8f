import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  /** Set instead of the height where the shape matters: `4 / 3`. */
  readonly ratio?: string
}

/** The shape of what is still coming. Give it the measures of the final thing, so that nothing jumps. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
}
