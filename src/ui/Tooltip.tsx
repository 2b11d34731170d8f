import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './Tooltip.module.css'

interface TooltipProps {
  readonly text: string
  readonly shortcut?: string | undefined
  /** One focusable element, such as a button. Its own name must not depend on the tooltip. */
  readonly children: ReactElement<object, 'button' | 'a' | 'input' | 'span'>
}

/** Shows words beside an element under the pointer (after 500 ms) or with keyboard focus (at once); Esc hides it. */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <Focusable>{children}</Focusable>
      <AriaTooltip offset={8} className={classes(styles.tip)}>
        {text}
        {shortcut ? <span className={styles.keys}>{shortcut}</span> : null}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
