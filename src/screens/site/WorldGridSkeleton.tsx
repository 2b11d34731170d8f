import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './WorldCard.module.css'

interface WorldGridSkeletonProps {
  readonly count: number
  /** Whether it stands below worlds that are there. */
  readonly isBelow?: boolean
}

/** Worlds that are on their way, in their shape. */
export function WorldGridSkeleton({ count, isBelow = false }: WorldGridSkeletonProps) {
  return (
    <div className={classes(styles.grid, isBelow && styles.below)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={index} className={styles.coming}>
          <Skeleton ratio="4 / 3" />
          <Skeleton width="70%" height={20} />
          <Skeleton width="45%" height={16} />
        </span>
      ))}
    </div>
  )
}
