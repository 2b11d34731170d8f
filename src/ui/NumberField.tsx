import { useState } from 'react'
import { NumberField as AriaNumberField, Group, Input } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './NumberField.module.css'
import { useScrub } from './use-scrub.ts'

interface NumberFieldProps {
  /** Accessible name: 'Position X'. */
  readonly label: string
  readonly value: number
  /** Called once a gesture: Enter, leaving the field, an arrow key, the end of a drag. */
  readonly onCommit: (value: number) => void
  /** Called while the letter is dragged; `null` takes the preview back. */
  readonly onPreview?: (value: number | null) => void
  /** The letter at the left that can be dragged; X red, Y green, Z blue. */
  readonly axis?: 'x' | 'y' | 'z'
  /** Words at the left where there is no axis. */
  readonly visibleLabel?: string
  readonly step?: number
  readonly min?: number
  readonly max?: number
  readonly isDisabled?: boolean
}

/**
 * A number in the writing of the person's language. Esc brings back what was there. Shown with at most 3 decimals,
 * but an untouched value is never rounded.
 */
export function NumberField({
  label,
  value,
  onCommit,
  onPreview,
  axis,
  visibleLabel,
  step = 0.1,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  isDisabled = false,
}: NumberFieldProps) {
  const [draft, setDraft] = useState<number | null>(null)
  const preview = (next: number | null) => {
    setDraft(next)
    onPreview?.(next)
  }
  const scrub = useScrub({
    value,
    step,
    clamp: (next) => Math.min(max, Math.max(min, next)),
    onPreview: preview,
    onCommit: (next) => {
      setDraft(null)
      onCommit(next)
    },
    onCancel: () => preview(null),
  })
  return (
    <AriaNumberField
      aria-label={label}
      value={draft ?? value}
      onChange={(next) => {
        if (Number.isFinite(next) && next !== value) onCommit(next)
      }}
      minValue={min}
      maxValue={max}
      isDisabled={isDisabled}
      formatOptions={{ maximumFractionDigits: 3, useGrouping: false }}
    >
      <Group className={classes(styles.number, axis && styles[axis])}>
        {axis ? (
          <span className={styles.letter} aria-hidden="true" {...(isDisabled ? {} : scrub)}>
            {axis.toUpperCase()}
          </span>
        ) : null}
        {visibleLabel ? <span className={styles.label}>{visibleLabel}</span> : null}
        <Input className={classes(styles.input)} />
      </Group>
    </AriaNumberField>
  )
}
