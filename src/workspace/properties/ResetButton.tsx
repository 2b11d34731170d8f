import { EraserIcon } from '@phosphor-icons/react/dist/csr/Eraser'
import styles from './PropertiesPanel.module.css'

/** Brings back what a value was before anybody changed it. No curved arrow, which is Undo. */
export function ResetButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.reset} aria-label={label} title={label} onClick={onPress}>
      <EraserIcon weight="bold" />
    </button>
  )
}
