import { type KeyboardEvent, useState } from 'react'
import { useLocale, useT } from '../i18n/use-t.ts'
import { classes } from './classes.ts'
import styles from './NumberField.module.css'
import { parseNumber } from './parse-number.ts'
import { showToast } from './show-toast.tsx'
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
  /** Words at the left where there is no axis; they can be dragged too. */
  readonly visibleLabel?: string
  /** Added by an arrow key or 4 px of dragging; a tenth of it with Shift. */
  readonly step?: number
  readonly min?: number
  readonly max?: number
  /** Written behind the number: `°`. */
  readonly unit?: string
  readonly isDisabled?: boolean
}

/**
 * A number in the writing of the person's language; sums such as `2+3` are worked out. Esc brings back what was there, and so does
 * what is no number, which is told. Shown
 * with at most 3 decimals, but an untouched value is never rounded.
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
  unit = '',
  isDisabled = false,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [scrubbed, setScrubbed] = useState<number | null>(null)
  const locale = useLocale()
  const t = useT()
  const clamp = (next: number) => Math.min(max, Math.max(min, next))
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(
    scrubbed ?? value,
  )
  const commit = (next: number) => {
    if (next !== value) onCommit(next)
  }
  const preview = (next: number | null) => {
    setScrubbed(next)
    onPreview?.(next)
  }
  const finishTyping = () => {
    const next = typed === null ? undefined : parseNumber(typed)
    setTyped(null)
    if (next !== undefined) commit(clamp(next))
    else if (typed?.trim()) showToast({ kind: 'plain', text: t('common.notANumber', { text: typed.trim() }) })
  }
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') finishTyping()
    else if (event.key === 'Escape') {
      setTyped(null)
      event.stopPropagation()
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      const way = (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 0.1 : 1)
      const from = typed === null ? value : (parseNumber(typed) ?? value)
      setTyped(null)
      commit(clamp(Number((from + way * step).toFixed(6))))
    }
  }
  const scrub = useScrub({
    value,
    step,
    clamp,
    onPreview: preview,
    onCommit: (next) => {
      setScrubbed(null)
      onCommit(next)
    },
    onCancel: () => preview(null),
  })
  const handle = isDisabled ? {} : scrub
  return (
    <span className={classes(styles.number, axis && styles[axis])} data-disabled={isDisabled || undefined}>
      {axis ? (
        <span className={styles.letter} aria-hidden="true" {...handle}>
          {axis.toUpperCase()}
        </span>
      ) : null}
      {visibleLabel ? (
        <span className={styles.label} aria-hidden="true" {...handle}>
          {visibleLabel}
        </span>
      ) : null}
      <input
        className={styles.input}
        role="spinbutton"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-valuenow={scrubbed ?? value}
        {...(Number.isFinite(min) ? { 'aria-valuemin': min } : {})}
        {...(Number.isFinite(max) ? { 'aria-valuemax': max } : {})}
        value={typed ?? `${written}${unit}`}
        disabled={isDisabled}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finishTyping}
        onKeyDown={takeKey}
      />
    </span>
  )
}
