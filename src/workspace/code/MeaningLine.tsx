import { memo } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './BlocksMeaning.module.css'
import colours from './code-colours.module.css'
import { colourCode } from './colour-code.ts'

interface MeaningLineProps {
  readonly id: string
  /** From 1. */
  readonly number: number
  /** How many lines there are, drawn or not. */
  readonly count: number
  readonly text: string
  /** It comes from the block that the person has selected. */
  readonly isMarked: boolean
  /** It ran a moment ago, something waits there, or it is what a paused run does next. */
  readonly run: 'ran' | 'waits' | 'next' | null
}

/** One coloured line of JavaScript. */
export const MeaningLine = memo(function MeaningLine({
  id,
  number,
  count,
  text,
  isMarked,
  run,
}: MeaningLineProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and names the active line
    <div
      id={id}
      role="option"
      data-line={number}
      aria-posinset={number}
      aria-setsize={count}
      aria-selected={isMarked}
      aria-current={run === 'next' ? 'step' : undefined}
      // An empty line says nothing by itself.
      aria-label={text === '' ? String(number) : undefined}
      className={classes(styles.line, isMarked && styles.marked, run && styles[run])}
    >
      {text === ''
        ? '\u00a0'
        : colourCode(text).map(({ kind, text: piece }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
            <span key={place} className={colours[kind]}>
              {piece}
            </span>
          ))}
    </div>
  )
})
