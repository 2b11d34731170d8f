import { type KeyboardEvent, useId } from 'react'
import { useLocale, useT } from '../i18n/use-t.ts'
import { classes } from './classes.ts'
import styles from './NumberField.module.css'
import { type NumberChange, readNumberChange } from './read-number-change.ts'
import { useBegun } from './use-begun.ts'
import { useScrub } from './use-scrub.ts'
import { writingOf } from './writing-of.ts'

interface NumberFieldProps {
  /** Accessible name: 'Position X'. */
  readonly label: string
  readonly value: number
  /** Whose number it is, where the field goes on from one thing to the next: what was begun for another one is dropped. */
  readonly of?: string
  /** Called once a gesture: Enter, leaving the field, an arrow key, the end of a drag. */
  readonly onCommit?: (value: number) => void
  /** Called while the letter is dragged; `null` takes the preview back. */
  readonly onPreview?: (value: number | null) => void
  /** Shown instead of a number that several things have differently ('mixed'). */
  readonly mixed?: string | undefined
  /** Instead of `onCommit`, where it stands for several numbers: what becomes of each, already within `min` and `max`. */
  readonly onChangeEach?: (change: NumberChange) => void
  readonly onPreviewEach?: (change: NumberChange | null) => void
  /** The letter at the left that can be dragged; X red, Y green, Z blue. */
  readonly axis?: 'x' | 'y' | 'z'
  /** Words before the field, a cell of their own in the grid that it stands in; they can be dragged as a letter can. */
  readonly words?: string
  /** Added by an arrow key or 4 px of dragging; a tenth of it with Shift. */
  readonly step?: number
  readonly min?: number
  readonly max?: number
  /** Written behind the number: `°`. */
  readonly unit?: string
  readonly isDisabled?: boolean
}

/** Of what was typed wrongly, as much as is said again. */
const quoted = 24

/**
 * A number in the writing of the person's language; sums such as `2*3` are worked out, and `+1` or `/3` go on from what is there. Esc
 * brings back what was there, and so does what is no number, which is told below the field. Shown with at most 3 decimals, but an
 * untouched value is never rounded.
 */
export function NumberField({
  label,
  value,
  of = '',
  onCommit,
  onPreview,
  mixed,
  onChangeEach,
  onPreviewEach,
  axis,
  words,
  step = 0.1,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  unit = '',
  isDisabled = false,
}: NumberFieldProps) {
  const [typed, setTyped] = useBegun<string>(of)
  const [scrubbed, setScrubbed] = useBegun<number>(of)
  const [note, setNote] = useBegun<string>(of)
  const noteId = useId()
  const locale = useLocale()
  const t = useT()
  const isMixed = mixed !== undefined
  const clamp = (next: number) => Math.min(max, Math.max(min, next))
  const write = writingOf(locale).format
  const shown = isMixed
    ? scrubbed === null
      ? ''
      : `${scrubbed > 0 ? '+' : ''}${write(scrubbed)}`
    : `${write(scrubbed ?? value)}${unit}`

  const commit = (change: NumberChange) => {
    if (!isMixed && clamp(change(value)) === value) return
    if (onChangeEach) onChangeEach((one) => clamp(change(one)))
    else onCommit?.(clamp(change(value)))
  }
  const preview = (by: number | null) => {
    setScrubbed(by === null ? null : isMixed ? by : value + by)
    if (onPreviewEach) onPreviewEach(by === null ? null : (one) => clamp(Number((one + by).toFixed(6))))
    else onPreview?.(by === null ? null : clamp(Number((value + by).toFixed(6))))
  }
  const finishTyping = () => {
    const text = typed?.trim() ?? ''
    setTyped(null)
    if (text === '') return
    const change = readNumberChange(text)
    const next = change?.(value)
    if (!change || next === undefined || !Number.isFinite(next)) {
      const told = text.length > quoted ? `${text.slice(0, quoted)}…` : text
      setNote(t('common.notANumber', { text: told }))
      return
    }
    if (!isMixed && next > max) setNote(t('common.atMost', { number: `${write(max)}${unit}` }))
    else if (!isMixed && next < min) setNote(t('common.atLeast', { number: `${write(min)}${unit}` }))
    commit(change)
  }
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') finishTyping()
    else if (event.key === 'Escape') {
      setTyped(null)
      setNote(null)
      event.stopPropagation()
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      const by = (event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 0.1 : 1)
      const change = typed === null ? undefined : readNumberChange(typed)
      setTyped(null)
      commit((one) => Number(((change?.(one) ?? one) + by).toFixed(6)))
    }
  }
  const start = isMixed ? 0 : value
  const scrub = useScrub({
    value: start,
    of,
    step,
    clamp: isMixed ? (by) => by : clamp,
    onPreview: (next) => preview(next - start),
    onCommit: (next) => {
      setScrubbed(null)
      if (isMixed || onChangeEach) commit((one) => Number((one + next - start).toFixed(6)))
      else onCommit?.(next)
    },
    onCancel: () => preview(null),
  })
  const handle = isDisabled ? {} : scrub
  return (
    <>
      {words ? (
        <span className={styles.words} aria-hidden="true" data-disabled={isDisabled || undefined} {...handle}>
          {words}
        </span>
      ) : null}
      <span className={classes(styles.number, axis && styles[axis])} data-disabled={isDisabled || undefined}>
        {axis ? (
          <span className={styles.letter} aria-hidden="true" {...handle}>
            {axis.toUpperCase()}
          </span>
        ) : null}
        <input
          className={styles.input}
          role="spinbutton"
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          {...(isMixed ? { 'aria-valuetext': mixed } : { 'aria-valuenow': scrubbed ?? value })}
          {...(Number.isFinite(min) ? { 'aria-valuemin': min } : {})}
          {...(Number.isFinite(max) ? { 'aria-valuemax': max } : {})}
          aria-invalid={note === null ? undefined : true}
          aria-describedby={note === null ? undefined : noteId}
          placeholder={isMixed && axis ? '–' : mixed}
          value={typed ?? shown}
          disabled={isDisabled}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setNote(null)
            setTyped(event.target.value)
          }}
          onBlur={finishTyping}
          onKeyDown={takeKey}
        />
      </span>
      {note === null ? null : (
        <span id={noteId} role="alert" className={styles.note}>
          {note}
        </span>
      )}
    </>
  )
}
