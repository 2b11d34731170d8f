import styles from './Switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
  /** It stands for several things, of which some are on and some are off. */
  readonly isMixed?: boolean
}

/** Something that is on or off at once, its words at the left. */
export function Switch({ label, isOn, onChange, isDisabled = false, isMixed = false }: SwitchProps) {
  return (
    <label className={styles.row}>
      {label}
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        ref={(input) => {
          if (input) input.indeterminate = isMixed
        }}
        checked={isOn && !isMixed}
        aria-checked={isMixed ? 'mixed' : isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
