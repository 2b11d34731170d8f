import styles from './Spinner.module.css'

/** One turn takes 0.8 s (spec section 9). Decoration: what is waited for is said in words beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
