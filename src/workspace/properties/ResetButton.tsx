import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import styles from './PropertiesPanel.module.css'

/** Brings back what a value was before anybody changed it. */
export function ResetButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.reset} aria-label={label} title={label} onClick={onPress}>
      <ArrowCounterClockwiseIcon weight="bold" />
    </button>
  )
}
