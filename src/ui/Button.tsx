import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Button.module.css'
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts'
import { Spinner } from './Spinner.tsx'
import { useIsAlive } from './use-is-alive.ts'

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly icon?: ReactNode
  /** Fills the width of its box. */
  readonly isWide?: boolean
  /** Shows the spinner and takes no press; the name stays for screen readers. */
  readonly isBusy?: boolean
}

/** A push button with words; for an icon alone use `IconButton`. `type` is `button` unless said otherwise. */
export function Button({
  kind = 'plain',
  size = 'normal',
  icon,
  isWide = false,
  isBusy = false,
  children,
  ...rest
}: ButtonProps) {
  const isAlive = useIsAlive()
  return (
    <button
      type="button"
      inert={!isAlive}
      {...rest}
      // Not `disabled`: that would throw the focus out of the dialog that the button is in.
      {...(isBusy && { type: 'button', onClick: undefined, 'aria-disabled': true, 'aria-busy': true })}
      className={buttonClass(kind, size, isWide && styles.wide)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
