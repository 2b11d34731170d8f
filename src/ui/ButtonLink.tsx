import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Button.module.css'
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts'

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly icon?: ReactNode
  readonly isWide?: boolean
}

/** A link of the app that looks like a `Button`; it can be opened in a new tab like every link. */
export function ButtonLink({
  kind = 'plain',
  size = 'normal',
  icon,
  isWide = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(kind, size, isWide && styles.wide)}>
      {icon}
      {children}
    </Link>
  )
}
