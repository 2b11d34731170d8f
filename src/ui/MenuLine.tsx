import { Separator } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './Menu.module.css'

/** A line between groups of a `Menu`. */
export function MenuLine() {
  return <Separator className={classes(styles.line)} />
}
