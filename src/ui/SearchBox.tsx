import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './SearchBox.module.css'
import { SearchField } from './SearchField.tsx'

interface SearchBoxProps extends Omit<ComponentProps<typeof SearchField>, 'className'> {
  /** Where it stands. */
  readonly className?: string | undefined
}

/** A search field in a box, as wide as there is room. */
export function SearchBox({ className, ...field }: SearchBoxProps) {
  return <SearchField {...field} className={classes(styles.search, className)} />
}
