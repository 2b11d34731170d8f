import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'value' | 'onChange' | 'id' | 'aria-invalid' | 'aria-describedby' | 'size'
>

interface TextFieldProps extends InputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: ReactNode
  /** What is wrong, shown in red below and read out with the field. */
  readonly error?: string | undefined
  /** Sits inside the box at its right. */
  readonly action?: ReactNode
}

/** One line of text with its label above. */
export function TextField({ label, value, onChange, hint, error, action, ...input }: TextFieldProps) {
  const id = useId()
  const hasNote = Boolean(error || hint)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <input
          {...input}
          id={id}
          className={classes(styles.input, action !== undefined && styles.revealing)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={hasNote ? `${id}-note` : undefined}
        />
        {action}
      </span>
      {hasNote ? (
        <span id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </span>
      ) : null}
    </div>
  )
}
