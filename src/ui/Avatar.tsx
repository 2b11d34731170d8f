import styles from './Avatar.module.css'
import { classes } from './classes.ts'

interface AvatarProps {
  readonly name: string
  /** Address of the portrait; without one the first letter stands for it. */
  readonly image: string | null
  readonly size?: 'small' | 'normal' | 'large' | 'huge'
  /** Ring in the colour that this person has in the project (`--person-1..4`). */
  readonly colour?: 1 | 2 | 3 | 4
  /** True where the name is not written beside it. */
  readonly isNamed?: boolean
}

/** A person's portrait. */
export function Avatar({ name, image, size = 'normal', colour, isNamed = false }: AvatarProps) {
  const className = classes(
    styles.avatar,
    size !== 'normal' && styles[size],
    colour && styles[`person${colour}`],
  )
  if (image !== null) return <img className={className} src={image} alt={isNamed ? name : ''} />
  const letter = [...name][0] ?? ''
  if (!isNamed) {
    return (
      <span className={className} aria-hidden="true">
        {letter}
      </span>
    )
  }
  return (
    <span className={className} role="img" aria-label={name}>
      {letter}
    </span>
  )
}
