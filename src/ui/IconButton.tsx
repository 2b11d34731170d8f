import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Button.module.css'
import { type ButtonKind, buttonClass } from './button-class.ts'
import { classes } from './classes.ts'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'aria-label' | 'children'> {
  /** Accessible name, also shown as the tooltip. */
  readonly label: string
  /** What the tooltip says where the name alone is not enough: 'Undo: Moved Tree'. */
  readonly tip?: string | undefined
  readonly icon: ReactNode
  readonly kind?: Extract<ButtonKind, 'ghost' | 'plain' | 'berry'>
  /** Shown behind the name in the tooltip, and told to screen readers: `Ctrl+Z`. */
  readonly shortcut?: string
  /** Shows the name beside the icon where there is room. */
  readonly isNamed?: boolean
  /** A toggle that is on or off; leave it out for an action. */
  readonly isPressed?: boolean
}

/** An icon as a button, with its name as tooltip. Uses React Aria: keep it out of the landing page. */
export function IconButton({
  label,
  tip,
  icon,
  kind = 'ghost',
  shortcut,
  isNamed = false,
  isPressed,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={tip ?? label} shortcut={shortcut}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-keyshortcuts={shortcut?.replace('Ctrl', 'Control')}
        aria-pressed={isPressed}
        className={buttonClass(kind, 'normal', classes(styles.icon, isNamed && styles.named))}
      >
        {icon}
        {isNamed ? <span>{label}</span> : null}
      </button>
    </Tooltip>
  )
}
