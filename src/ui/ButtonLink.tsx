import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Button.module.css'
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts'
import { useIsAlive } from './use-is-alive.ts'

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly icon?: ReactNode
  readonly isWide?: boolean
}

/**
 * A link of the app that looks like a `Button`; it can be opened in a new tab like every link. One that does more than lead to another page
 * waits for the script that does it.
 */
export function ButtonLink({
  kind = 'plain',
  size = 'normal',
  icon,
  isWide = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const isAlive = useIsAlive()
  const { to, onClick } = rest
  const isMore = onClick !== undefined || (typeof to === 'string' && to.startsWith('?'))
  return (
    <Link {...rest} inert={isMore && !isAlive} className={buttonClass(kind, size, isWide && styles.wide)}>
      {icon}
      {children}
    </Link>
  )
}
