import { type ComponentPropsWithRef, useId } from 'react'
import styles from './Field.module.css'

interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'value' | 'onChange' | 'id'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** Several lines of text with their label above. */
export function TextArea({ label, value, onChange, error, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
      />
      {error ? (
        <span id={`${id}-note`} className={styles.error}>
          {error}
        </span>
      ) : null}
    </div>
  )
}
