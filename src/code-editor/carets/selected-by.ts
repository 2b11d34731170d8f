import styles from './carets.module.css'

/** The class of what a person has selected, by their colour. */
export const selectedBy = {
  1: styles.person1 ?? '',
  2: styles.person2 ?? '',
  3: styles.person3 ?? '',
  4: styles.person4 ?? '',
} as const
