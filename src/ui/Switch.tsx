import styles from './Switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
}

/** Something that is on or off at once, its words at the left. */
export function Switch({ label, isOn, onChange, isDisabled = false }: SwitchProps) {
  return (
    <label className={styles.row}>
      {label}
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
