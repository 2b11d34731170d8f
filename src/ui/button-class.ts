import styles from './Button.module.css'
import { classes } from './classes.ts'

/** `go` is the one leaf action of a screen; `ghost` is for bars; `link` reads as text. */
export type ButtonKind = 'go' | 'plain' | 'ghost' | 'berry' | 'link'
export type ButtonSize = 'small' | 'normal' | 'big'

/** The classes that make an element of any kind (button, link, React Aria trigger) look like a button. */
export function buttonClass(kind: ButtonKind, size: ButtonSize, extra?: string | false): string {
  return classes(styles.button, kind !== 'plain' && styles[kind], size !== 'normal' && styles[size], extra)
}
