import type { ReactNode } from 'react'
import { MenuItem as AriaMenuItem } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './Menu.module.css'

interface MenuItemProps {
  readonly text: string
  readonly icon?: ReactNode
  /** Shown at the right: `Ctrl+D`. */
  readonly shortcut?: string
  readonly onAction?: () => void
  /** Leads there, in a browser tab of its own. */
  readonly href?: string
  readonly isDisabled?: boolean
  /** Something that is lost when pressed, such as Delete. */
  readonly isAlarm?: boolean
}

/** One action of a `Menu`. */
export function MenuItem({
  text,
  icon,
  shortcut,
  onAction,
  href,
  isDisabled = false,
  isAlarm = false,
}: MenuItemProps) {
  return (
    <AriaMenuItem
      className={classes(styles.item, isAlarm && styles.alarm)}
      textValue={text}
      {...(onAction && { onAction })}
      {...(href !== undefined && { href, target: '_blank' })}
      isDisabled={isDisabled}
    >
      {icon}
      {text}
      {shortcut ? <kbd>{shortcut}</kbd> : null}
    </AriaMenuItem>
  )
}
