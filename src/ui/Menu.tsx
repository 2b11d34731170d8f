import type { ReactNode } from 'react'
import { Menu as AriaMenu, Button, type ButtonProps, MenuTrigger, Popover } from 'react-aria-components'
import buttonStyles from './Button.module.css'
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts'
import { classes } from './classes.ts'
import styles from './Menu.module.css'

interface MenuProps {
  /** Accessible name of the button and of the menu. */
  readonly label: string
  /** What the button shows; an icon alone is drawn as a square. */
  readonly trigger: ReactNode
  readonly isIcon?: boolean
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly isDisabled?: boolean
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  /** Called each time it is about to show its list. */
  readonly onOpen?: () => void
  /** `MenuItem` and `MenuLine`. */
  readonly children: ReactNode
}

/** A button that opens a list of actions; arrows, first letters, Enter and Esc work as everywhere. */
export function Menu({
  label,
  trigger,
  isIcon = false,
  kind = 'ghost',
  size = 'normal',
  isDisabled = false,
  placement = 'bottom start',
  onOpen,
  children,
}: MenuProps) {
  const button: ButtonProps = {
    'aria-label': label,
    isDisabled,
    className: buttonClass(kind, size, isIcon && buttonStyles.icon),
  }
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && onOpen?.()}>
      <Button {...button}>{trigger}</Button>
      <Popover className={classes(styles.popover)} placement={placement} offset={6}>
        <AriaMenu aria-label={label} className={classes(styles.menu)}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
