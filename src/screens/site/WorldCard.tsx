import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import {
  hasSmallPicture,
  smallPicture,
  smallPictureWidth,
} from '../../../protocol/addresses/small-picture.ts'
import { classes } from '../../ui/classes.ts'
import { EggMark } from '../../ui/EggMark.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { useLively } from './use-lively.ts'
import styles from './WorldCard.module.css'

interface WorldCardProps {
  readonly to: LinkProps['to']
  readonly state?: LinkProps['state']
  readonly onClick?: () => void
  /** Address of its picture, 4:3; the egg stands in for one that was never taken. */
  readonly picture: string | undefined
  /** Address of a short film that stands in for it under the pointer and the keyboard's focus. */
  readonly film?: string | undefined
  readonly name: string
  /** A line below the name. */
  readonly children?: ReactNode
  /** A paper tape over the corner, for one card of a page. */
  readonly tape?: string | undefined
  /** A word on the picture. */
  readonly badge?: string | undefined
}

const sizesOf = (picture: string): string => `${smallPicture(picture)} ${smallPictureWidth}w, ${picture} 800w`

/** A world in a list: picture, name, a line. No box around it. */
export function WorldCard({
  to,
  state,
  onClick,
  picture,
  film,
  name,
  children,
  tape,
  badge,
}: WorldCardProps) {
  const { isLively, ...watch } = useLively(film !== undefined)
  const isAlive = useIsAlive()
  return (
    <Link
      className={styles.world}
      to={to}
      state={state}
      inert={onClick !== undefined && !isAlive}
      {...(onClick ? { onClick } : {})}
      {...watch}
    >
      {picture ? (
        <span className={styles.picture}>
          <img
            src={picture}
            {...(hasSmallPicture(picture) && { srcSet: sizesOf(picture), sizes: 'auto, 280px' })}
            alt=""
            width={800}
            height={600}
            loading="lazy"
            decoding="async"
          />
          {isLively ? <img className={styles.film} src={film} alt="" width={400} height={300} /> : null}
        </span>
      ) : (
        <span className={classes(styles.picture, styles.noPicture)}>
          <EggMark height={72} />
        </span>
      )}
      {badge ? <span className={styles.badge}>{badge}</span> : null}
      {tape ? <span className={styles.tape}>{tape}</span> : null}
      <h3>{name}</h3>
      {children ? <span className={styles.text}>{children}</span> : null}
    </Link>
  )
}
